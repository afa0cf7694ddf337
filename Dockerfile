# Ayaz in a container, for Docker, Podman and whatever builds from a Dockerfile. compose.yaml runs it.
#
#   docker build -t ayaz .
#   docker run -d --name ayaz -e DISCORD_TOKEN -v ayaz:/data --restart unless-stopped --stop-timeout 15 ayaz
#   docker exec ayaz python bot.py check
#
# The packages are those of the lock, by their hashes. The database is in the volume /data.

FROM docker.io/library/python:3.13-slim AS packages
COPY requirements.txt ./
RUN python -m venv /venv \
    && /venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt
# More packages for settings that want them: --build-arg PACKAGES='asyncpg>=0.30,<1'
ARG PACKAGES=""
RUN [ -z "$PACKAGES" ] || /venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check "$PACKAGES"

FROM docker.io/library/python:3.13-slim
# FriBidi shapes names in Arabic, Hebrew, Hindi and other scripts in the pictures.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --user-group --no-create-home --home-dir /data ayaz \
    && install -d -o ayaz -g ayaz -m 700 /data
COPY --from=packages /venv /venv
WORKDIR /app
COPY . ./
RUN /venv/bin/python -m compileall -q .
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 DATABASE_PATH=/data/ayaz.sqlite3 HTTP_PORT=8080
VOLUME /data
USER ayaz
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["python", "-m", "ops.health"]
ENTRYPOINT ["python", "bot.py"]
