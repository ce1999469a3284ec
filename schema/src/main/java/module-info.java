/** A single-table design as data. */
module io.keywright.schema {
    requires static transitive org.jspecify;

    exports io.keywright.schema;
    exports io.keywright.schema.dialect;
}
