package io.keywright.schema.dialect;

import io.keywright.schema.Definition;
import io.keywright.schema.Table;
import io.keywright.schema.json.Json;
import io.keywright.schema.json.JsonObject;

/**
 * {@code cloudformation.yaml}: a template with the table as its one resource, whose name is a parameter. The CDK takes
 * it as it is, by {@code CfnInclude}.
 */
public final class CloudFormationYaml {

    private CloudFormationYaml() {}

    /** The file's text for a table. */
    public static String write(Table table) {
        JsonObject resource = new JsonObject().text("Type", "AWS::DynamoDB::Table");
        String policy = table.definition().deletionProtection() ? "Retain" : "Delete";
        resource.text("DeletionPolicy", policy)
                .text("UpdateReplacePolicy", policy)
                .with("Properties", properties(table));
        JsonObject outputs = new JsonObject()
                .with("TableName", output(new JsonObject().text("Ref", "Table").end()))
                .with("TableArn", output(attribute("Arn")));
        if (table.definition().stream() != null) {
            outputs.with("StreamArn", output(attribute("StreamArn")));
        }
        return Yaml.write(new JsonObject()
                .text("AWSTemplateFormatVersion", "2010-09-09")
                .text("Description", "The table " + table.type().canonicalName())
                .with(
                        "Parameters",
                        new JsonObject()
                                .with(
                                        "TableName",
                                        new JsonObject()
                                                .text("Type", "String")
                                                .text("Default", table.name())
                                                .end())
                                .end())
                .with(
                        "Resources",
                        new JsonObject().with("Table", resource.end()).end())
                .with("Outputs", outputs.end())
                .end());
    }

    private static Json properties(Table table) {
        JsonObject properties = new JsonObject()
                .with("TableName", new JsonObject().text("Ref", "TableName").end());
        CreateTableJson.addTo(properties, table);
        Definition.Stream stream = table.definition().stream();
        if (stream != null) {
            properties.with(
                    "StreamSpecification",
                    new JsonObject().text("StreamViewType", stream.name()).end());
        }
        if (table.timeToLive() != null) {
            properties.with(
                    "TimeToLiveSpecification",
                    new JsonObject()
                            .text("AttributeName", table.timeToLive())
                            .flag("Enabled", true)
                            .end());
        }
        if (table.definition().pointInTimeRecovery()) {
            properties.with(
                    "PointInTimeRecoverySpecification",
                    new JsonObject().flag("PointInTimeRecoveryEnabled", true).end());
        }
        return properties.end();
    }

    private static Json output(Json value) {
        return new JsonObject().with("Value", value).end();
    }

    private static Json attribute(String name) {
        return new JsonObject().text("Fn::GetAtt", "Table." + name).end();
    }
}
