package io.keywright.tools.imports;

import io.keywright.schema.Table;

/**
 * A table that was read from a model of another tool.
 *
 * @param table the design
 * @param notes what the model leaves open, or says otherwise
 */
record ImportedTable(Table table, Notes notes) {}
