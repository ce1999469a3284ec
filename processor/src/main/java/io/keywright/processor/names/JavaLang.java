package io.keywright.processor.names;

import java.util.List;

/** The types of {@code java.lang} that generated code names. */
public final class JavaLang {

    /** A type of the table's package that is called so wins over the one of {@code java.lang}, unless that is imported. */
    public static final List<String> USED = List.of(
            "Boolean",
            "Byte",
            "Character",
            "Class",
            "Double",
            "Float",
            "IllegalStateException",
            "Integer",
            "Long",
            "Object",
            "Override",
            "Short",
            "String",
            "StringBuilder",
            "SuppressWarnings");

    private JavaLang() {}
}
