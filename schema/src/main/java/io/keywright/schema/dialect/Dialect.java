package io.keywright.schema.dialect;

import io.keywright.schema.Table;
import java.util.function.Function;

/** The files that are written of a table for other programs and for people. */
public enum Dialect {
    /** A CreateTable request. */
    CREATE_TABLE("create-table.json", CreateTableJson::write),
    /** What CreateTable cannot say. */
    AFTER_CREATE("after-create.sh", AfterCreateScript::write),
    /** A template of CloudFormation. */
    CLOUD_FORMATION("cloudformation.yaml", CloudFormationYaml::write),
    /** A resource of Terraform and OpenTofu. */
    TERRAFORM("main.tf", TerraformHcl::write),
    /** A model for NoSQL Workbench. */
    WORKBENCH("nosql-workbench.json", WorkbenchJson::write),
    /** The entities and their keys. */
    ENTITY_CHART("entity-chart.md", EntityChartMarkdown::write),
    /** The ways of reading. */
    ACCESS_PATTERNS("access-patterns.md", AccessPatternsMarkdown::write);

    private final String fileName;
    private final Function<Table, String> writer;

    Dialect(String fileName, Function<Table, String> writer) {
        this.fileName = fileName;
        this.writer = writer;
    }

    /** The file's name. */
    public String fileName() {
        return fileName;
    }

    /** The file's text for a table. */
    public String write(Table table) {
        return writer.apply(table);
    }
}
