/** The annotations that a developer writes on entities and tables. */
module io.keywright.annotation {
    requires transitive org.jspecify;

    exports io.keywright.annotation;
}
