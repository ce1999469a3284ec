package io.keywright.schema.dialect;

import io.keywright.schema.Table;

/** The files that are written of a table for other programs and for people. */
public enum Dialect {
    /** A CreateTable request. */
    CREATE_TABLE("create-table.json"),
    /** What CreateTable cannot say. */
    AFTER_CREATE("after-create.sh"),
    /** A template of CloudFormation. */
    CLOUD_FORMATION("cloudformation.yaml"),
    /** A resource of Terraform and OpenTofu. */
    TERRAFORM("main.tf"),
    /** A model for NoSQL Workbench. */
    WORKBENCH("nosql-workbench.json"),
    /** The entities and their keys. */
    ENTITY_CHART("entity-chart.md"),
    /** The ways of reading. */
    ACCESS_PATTERNS("access-patterns.md");

    private final String fileName;

    Dialect(String fileName) {
        this.fileName = fileName;
    }

    /** The file's name. */
    public String fileName() {
        return fileName;
    }

    /** The file's text for a table. */
    public String write(Table table) {
        return switch (this) {
            case CREATE_TABLE -> CreateTableJson.write(table);
            case AFTER_CREATE -> AfterCreateScript.write(table);
            case CLOUD_FORMATION -> CloudFormationYaml.write(table);
            case TERRAFORM -> TerraformHcl.write(table);
            case WORKBENCH -> WorkbenchJson.write(table);
            case ENTITY_CHART -> EntityChartMarkdown.write(table);
            case ACCESS_PATTERNS -> AccessPatternsMarkdown.write(table);
        };
    }
}
