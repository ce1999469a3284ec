package io.keywright.testing.table;

import io.keywright.testing.value.Type;

/** An attribute that is part of a key, and the type it must have. */
public record KeyAttribute(String name, Type type) {}
