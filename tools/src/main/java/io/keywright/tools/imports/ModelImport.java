package io.keywright.tools.imports;

import java.util.List;

/**
 * Makes annotated Java of a model of NoSQL Workbench (versions 1.0, 2.0 and 3.0) or of a key schema. What the source
 * leaves open, or says in a way that Keywright does not, stands in the Javadoc of what it concerns.
 */
public final class ModelImport {

    private ModelImport() {}

    /**
     * A file of source.
     *
     * @param path below the source directory, with slashes
     * @param text its content
     */
    public record SourceFile(String path, String text) {}

    /**
     * The source files: a record for each entity, and an interface for each table in the package {@code data} beside them.
     *
     * @param json the model's text
     * @param packageName the package of the entities; of several tables each has a package below it
     * @throws RefusedModelException for a text that is neither, a version that is not known, or a model that cannot be
     *     expressed
     */
    public static List<SourceFile> read(String json, String packageName) {
        Node root = Node.parse(json);
        return SourceWriter.write(tables(root, packageName));
    }

    private static List<ImportedTable> tables(Node root, String packageName) {
        List<ImportedTable> tables;
        if (root.has("DataModel")) {
            tables = new WorkbenchReader(packageName, root).read();
        } else if (root.has("tables")) {
            tables = new KeySchemaReader(packageName, root).read();
        } else {
            throw root.refused("neither a model of NoSQL Workbench (\"DataModel\") nor a key schema (\"tables\")");
        }
        if (tables.isEmpty()) {
            throw root.refused("the model has no table");
        }
        return tables;
    }
}
