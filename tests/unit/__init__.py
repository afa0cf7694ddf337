"""Tests of one module each, in the folders of the packages they test."""
