"""The tests of Ayaz; folders mirror the tree."""
