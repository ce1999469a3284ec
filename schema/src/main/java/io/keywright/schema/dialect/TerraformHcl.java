package io.keywright.schema.dialect;

import io.keywright.schema.Definition;
import io.keywright.schema.Index;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Table;
import java.util.List;
import java.util.stream.Collectors;

/** {@code main.tf}: the table as a resource of Terraform or OpenTofu, formatted as they do. Its name is a variable. */
public final class TerraformHcl {

    private static final String ENABLED = "enabled";

    private final HclWriter out = new HclWriter();

    private TerraformHcl() {}

    /** The file's text for a table. */
    public static String write(Table table) {
        TerraformHcl file = new TerraformHcl();
        file.add(table);
        return file.out.text();
    }

    private void add(Table table) {
        out.open("terraform")
                .value("required_version", text(">= 1.0"))
                .open("required_providers")
                .value("aws", "{ source = \"hashicorp/aws\", version = \">= 5.0\" }")
                .close()
                .close();
        out.open("variable \"table_name\"")
                .value("type", "string")
                .value(
                        "description",
                        text("The physical name of the table " + table.type().canonicalName()))
                .value("default", text(table.name()))
                .close();
        out.open("resource \"aws_dynamodb_table\" \"table\"");
        addTable(table);
        CreateTableJson.keyAttributes(table)
                .forEach(attribute -> out.open("attribute")
                        .value("name", text(attribute))
                        .value("type", text("S"))
                        .close());
        table.indexes().forEach(index -> addIndex(table, index));
        addRest(table);
        out.close();
        out.open("output \"table_arn\"")
                .value("value", "aws_dynamodb_table.table.arn")
                .close();
    }

    private void addTable(Table table) {
        Definition definition = table.definition();
        out.value("name", "var.table_name")
                .value("billing_mode", text(definition.billing().name()));
        addCapacities(definition);
        out.value("hash_key", text(table.partitionKey()));
        if (table.sortKey() != null) {
            out.value("range_key", text(table.sortKey()));
        }
        Definition.Stream stream = definition.stream();
        if (stream != null) {
            out.value("stream_enabled", "true").value("stream_view_type", text(stream.name()));
        }
        out.value("deletion_protection_enabled", Boolean.toString(definition.deletionProtection()));
    }

    private void addCapacities(Definition definition) {
        if (definition.provisioned()) {
            out.value("read_capacity", Integer.toString(definition.readCapacity()))
                    .value("write_capacity", Integer.toString(definition.writeCapacity()));
        }
    }

    private void addIndex(Table table, Index index) {
        out.open(index.local() ? "local_secondary_index" : "global_secondary_index")
                .value("name", text(index.name()));
        if (!index.local()) {
            out.value("hash_key", text(index.partitionKey()));
        }
        if (index.sortKey() != null) {
            out.value("range_key", text(index.sortKey()));
        }
        List<String> projected = ProjectedAttributes.of(table, index);
        out.value("projection_type", text(projected.isEmpty() ? "ALL" : "INCLUDE"));
        if (!projected.isEmpty()) {
            out.value(
                    "non_key_attributes",
                    projected.stream().map(TerraformHcl::text).collect(Collectors.joining(", ", "[", "]")));
        }
        if (!index.local()) {
            addCapacities(table.definition());
        }
        out.close();
    }

    private void addRest(Table table) {
        if (table.timeToLive() != null) {
            out.open("ttl")
                    .value("attribute_name", text(table.timeToLive()))
                    .value(ENABLED, "true")
                    .close();
        }
        Definition definition = table.definition();
        out.open("point_in_time_recovery")
                .value(ENABLED, Boolean.toString(definition.pointInTimeRecovery()))
                .close();
        if (definition.encryption() != Definition.Encryption.AWS_OWNED) {
            out.open("server_side_encryption").value(ENABLED, "true");
            if (definition.kmsKey() != null) {
                out.value("kms_key_arn", text(definition.kmsKey()));
            }
            out.close();
        }
    }

    /** Terraform reads what stands in braces behind a dollar or percent sign, unless that is doubled. */
    private static String text(String value) {
        return Quoted.text(value).replace("${", "$${").replace("%{", "%%{");
    }
}
