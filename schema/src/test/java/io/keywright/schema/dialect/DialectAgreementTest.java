package io.keywright.schema.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Definition;
import io.keywright.schema.Definition.Billing;
import io.keywright.schema.Definition.Encryption;
import io.keywright.schema.Definition.Stream;
import io.keywright.schema.Table;
import io.keywright.schema.TestModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** All files that define a table are parsed, and what they say is brought into one form. */
class DialectAgreementTest {

    static List<Table> tables() {
        Table plain = TestModel.daintree();
        Table all = new Table(
                plain.type(),
                plain.name(),
                plain.partitionKey(),
                plain.sortKey(),
                plain.typeAttribute(),
                "ttl ${now} \"'",
                plain.delimiter(),
                plain.indexes(),
                plain.entities(),
                plain.documents(),
                plain.collections());
        return List.of(
                plain,
                all.defined(new Definition(
                        Billing.PROVISIONED,
                        5,
                        3,
                        Stream.NEW_AND_OLD_IMAGES,
                        true,
                        false,
                        Encryption.CUSTOMER_MANAGED,
                        "arn:aws:kms:eu-west-1:123456789012:key/1")),
                plain.defined(new Definition(
                        Billing.PAY_PER_REQUEST, 0, 0, Stream.KEYS_ONLY, false, true, Encryption.AWS_MANAGED, null)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void requestAndScriptTemplateAndTerraformSayTheSame(Table table) {
        Map<String, Object> request = request(table);

        assertThat(template(table)).isEqualTo(request);
        assertThat(terraform(table)).isEqualTo(request);
        assertThat(request)
                .containsEntry("billing", table.definition().billing().name())
                .containsEntry("recovery", table.definition().pointInTimeRecovery())
                .containsEntry("protection", table.definition().deletionProtection());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void workbenchHasTheSameKeysAndIndexes(Table table) {
        Map<String, Object> model = map(parse(WorkbenchJson.write(table)));
        Map<String, Object> data = maps(model.get("DataModel")).get(0);
        Map<String, Object> found = new TreeMap<>();
        for (String kind : List.of("GlobalSecondaryIndexes", "LocalSecondaryIndexes")) {
            for (Map<String, Object> index : maps(data.getOrDefault(kind, List.of()))) {
                found.put((String) index.get("IndexName"), workbenchKeys(index) + " " + projection(index));
            }
        }

        assertThat(map(model.get("ModelMetadata"))).containsEntry("Version", "3.0");
        assertThat(workbenchKeys(data)).isEqualTo(request(table).get("keys"));
        assertThat(found).isEqualTo(request(table).get("indexes"));
        assertThat(data)
                .containsEntry("BillingMode", table.definition().billing().name());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void workbenchHasAFacetForEachEntityWhoseAttributesAreDeclared(Table table) {
        Map<String, Object> data =
                maps(map(parse(WorkbenchJson.write(table))).get("DataModel")).get(0);
        List<Object> declared = new ArrayList<>();
        maps(data.get("NonKeyAttributes")).forEach(attribute -> declared.add(attribute.get("AttributeName")));

        assertThat(maps(data.get("TableFacets")))
                .extracting(facet -> facet.get("FacetName"))
                .containsExactly("Customer", "Order");
        assertThat(maps(data.get("TableFacets")))
                .extracting(facet -> map(facet.get("KeyAttributeAlias")).get("SortKeyAlias"))
                .containsExactly("CUSTOMER#{customerId}", "ORDER#{orderId}");
        assertThat(maps(data.get("TableFacets")))
                .allSatisfy(facet -> assertThat(declared).containsAll((List<?>) facet.get("NonKeyAttributes")));
        assertThat(declared).doesNotHaveDuplicates().doesNotContain("PK", "SK");
    }

    private static Map<String, Object> request(Table table) {
        Map<String, Object> said = cloud(map(parse(CreateTableJson.write(table))));
        String script = AfterCreateScript.write(table);
        said.put("recovery", script.contains("PointInTimeRecoveryEnabled=true"));
        said.put("expiry", expiry(script));
        return said;
    }

    private static String expiry(String script) {
        String option = "--time-to-live-specification '";
        int start = script.indexOf(option);
        if (start < 0) {
            return "none";
        }
        String words = script.substring(start + option.length(), script.indexOf('\n', start) - 1);
        return words.replace("'\\''", "'").replace("Enabled=true,AttributeName=", "");
    }

    private static Map<String, Object> template(Table table) {
        Map<String, Object> template = map(parse(CloudFormationYaml.write(table)));
        Map<String, Object> resource = map(map(template.get("Resources")).get("Table"));
        Map<String, Object> properties = map(resource.get("Properties"));
        Map<String, Object> said = cloud(properties);
        Object recovery = properties.get("PointInTimeRecoverySpecification");
        said.put(
                "recovery",
                recovery != null && Boolean.TRUE.equals(map(recovery).get("PointInTimeRecoveryEnabled")));
        Object expiry = properties.get("TimeToLiveSpecification");
        said.put("expiry", expiry == null ? "none" : map(expiry).get("AttributeName"));
        assertThat(properties).containsEntry("TableName", Map.of("Ref", "TableName"));
        assertThat(map(map(template.get("Parameters")).get("TableName"))).containsEntry("Default", table.name());
        return said;
    }

    /** What CreateTable and CloudFormation call alike. */
    private static Map<String, Object> cloud(Map<String, Object> request) {
        Map<String, Object> said = new TreeMap<>();
        said.put("keys", cloudKeys(request));
        said.put("attributes", new TreeSet<>(names(request.get("AttributeDefinitions"), "AttributeName")));
        said.put("billing", request.get("BillingMode"));
        said.put("protection", request.getOrDefault("DeletionProtectionEnabled", false));
        said.put("capacity", cloudCapacity(request));
        Object stream = request.get("StreamSpecification");
        said.put("stream", stream == null ? "none" : map(stream).get("StreamViewType"));
        Object encryption = request.get("SSESpecification");
        said.put(
                "encryption",
                encryption == null ? "none" : String.valueOf(map(encryption).get("KMSMasterKeyId")));
        Map<String, Object> indexes = new TreeMap<>();
        Map<String, Object> capacities = new TreeMap<>();
        for (String kind : List.of("GlobalSecondaryIndexes", "LocalSecondaryIndexes")) {
            for (Map<String, Object> index : maps(request.getOrDefault(kind, List.of()))) {
                indexes.put((String) index.get("IndexName"), cloudKeys(index) + " " + projection(index));
                capacities.put((String) index.get("IndexName"), cloudCapacity(index));
            }
        }
        said.put("indexes", indexes);
        said.put("indexCapacities", capacities);
        return said;
    }

    private static Map<String, Object> terraform(Table table) {
        HclBlock resource = HclBlock.parse(TerraformHcl.write(table)).only("resource");
        Map<String, Object> said = new TreeMap<>();
        said.put("keys", hclKeys(resource, table.partitionKey()));
        said.put(
                "attributes",
                new TreeSet<>(resource.blocks("attribute").stream()
                        .map(block -> block.value("name"))
                        .toList()));
        said.put("billing", resource.value("billing_mode"));
        said.put("protection", resource.value("deletion_protection_enabled"));
        said.put("capacity", hclCapacity(resource));
        said.put("stream", resource.values().getOrDefault("stream_view_type", "none"));
        said.put(
                "encryption",
                resource.blocks("server_side_encryption").stream()
                        .map(block -> String.valueOf(block.values().get("kms_key_arn")))
                        .findFirst()
                        .orElse("none"));
        Map<String, Object> indexes = new TreeMap<>();
        Map<String, Object> capacities = new TreeMap<>();
        for (String kind : List.of("global_secondary_index", "local_secondary_index")) {
            for (HclBlock index : resource.blocks(kind)) {
                Object included = index.values().get("non_key_attributes");
                indexes.put(
                        (String) index.value("name"),
                        hclKeys(index, table.partitionKey()) + " " + index.value("projection_type")
                                + (included == null ? "" : included));
                capacities.put((String) index.value("name"), hclCapacity(index));
            }
        }
        said.put("indexes", indexes);
        said.put("indexCapacities", capacities);
        said.put("recovery", resource.only("point_in_time_recovery").value("enabled"));
        said.put(
                "expiry",
                resource.blocks("ttl").stream()
                        .map(block -> block.value("attribute_name"))
                        .findFirst()
                        .orElse("none"));
        assertThat(resource.value("name")).isEqualTo("var.table_name");
        return said;
    }

    private static String hclKeys(HclBlock block, String tablePartitionKey) {
        Object sort = block.values().get("range_key");
        return block.values().getOrDefault("hash_key", tablePartitionKey) + (sort == null ? "" : "/" + sort);
    }

    private static String hclCapacity(HclBlock block) {
        return block.values().get("read_capacity") + "/" + block.values().get("write_capacity");
    }

    private static String cloudKeys(Map<String, Object> holder) {
        return String.join("/", names(holder.get("KeySchema"), "AttributeName"));
    }

    private static String cloudCapacity(Map<String, Object> holder) {
        Map<String, Object> capacity = map(holder.getOrDefault("ProvisionedThroughput", Map.of()));
        return capacity.get("ReadCapacityUnits") + "/" + capacity.get("WriteCapacityUnits");
    }

    private static String workbenchKeys(Map<String, Object> holder) {
        Map<String, Object> keys = map(holder.get("KeyAttributes"));
        Object sort = keys.get("SortKey");
        return map(keys.get("PartitionKey")).get("AttributeName")
                + (sort == null ? "" : "/" + map(sort).get("AttributeName"));
    }

    private static String projection(Map<String, Object> index) {
        Map<String, Object> projection = map(index.get("Projection"));
        Object included = projection.get("NonKeyAttributes");
        return projection.get("ProjectionType") + (included == null ? "" : included.toString());
    }

    private static List<String> names(@Nullable Object list, String member) {
        return maps(list).stream().map(map -> (String) map.get(member)).toList();
    }

    /** YAML takes JSON, too. */
    private static Object parse(String text) {
        return new Yaml(new SafeConstructor(new LoaderOptions())).load(text);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(@Nullable Object value) {
        return (Map<String, Object>) Objects.requireNonNull(value);
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> maps(@Nullable Object value) {
        return (List<Map<String, Object>>) Objects.requireNonNull(value);
    }
}
