package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelJsonTest {

    @Test
    void modelReadsAsThePageThatItIs() {
        Entity order = TestModel.entity(
                "Order",
                TestModel.key("CUSTOMER#{customerId}", "ORDER#{orderId}", "ofCustomer"),
                List.of(),
                TestModel.property("customerId", TestModel.STRING),
                TestModel.property("orderId", TestModel.LONG),
                TestModel.property("status", TestModel.STATUS, Property.Presence.OPTIONAL));

        assertThat(ModelJson.write(TestModel.table(order))).isEqualTo("""
                        {
                          "format": 1,
                          "table": "com.daintree.data/Daintree",
                          "name": "Daintree",
                          "partitionKey": "PK",
                          "sortKey": "SK",
                          "typeAttribute": "Type",
                          "delimiter": "#",
                          "indexes": [],
                          "entities": [
                            {
                              "class": "com.daintree.shop/Order",
                              "name": "Order",
                              "type": "Order",
                              "key": {"query": "ofCustomer", "pk": "CUSTOMER#{customerId}", "sk": "ORDER#{orderId}"},
                              "indexKeys": [],
                              "properties": [
                                {"name": "customerId", "attribute": "customerId", "type": "STRING", "method": "customerId"},
                                {"name": "orderId", "attribute": "orderId", "type": "long", "method": "orderId"},
                                {
                                  "name": "status",
                                  "attribute": "status",
                                  "type": {"enum": "com.daintree.shop/Status", "constants": ["PENDING", "SHIPPED"]},
                                  "presence": "OPTIONAL",
                                  "method": "status"
                                }
                              ],
                              "construction": {"constructor": ["customerId", "orderId", "status"]}
                            }
                          ],
                          "documents": [
                            {
                              "class": "com.daintree.shop/Address",
                              "name": "Address",
                              "properties": [
                                {"name": "street", "attribute": "street", "type": "STRING", "method": "street"},
                                {
                                  "name": "country",
                                  "attribute": "country",
                                  "type": "STRING",
                                  "presence": "NULLABLE",
                                  "method": "country"
                                }
                              ],
                              "construction": {"constructor": ["street", "country"]}
                            }
                          ],
                          "collections": []
                        }
                        """);
    }

    @Test
    void whatIsReadIsWhatWasWritten() {
        Trials.run(1_000, random -> {
            Table table = RandomTables.table(random);

            assertThat(ModelJson.read(ModelJson.write(table))).isEqualTo(table);
        });
    }

    @Test
    void writtenTextStaysTheSameWhenReadAndWrittenAgain() {
        Trials.run(200, random -> {
            String text = ModelJson.write(RandomTables.table(random));

            assertThat(ModelJson.write(ModelJson.read(text))).isEqualTo(text);
        });
    }

    @Test
    void writtenTextSurvivesUtf8() {
        Trials.run(200, random -> {
            String text = ModelJson.write(RandomTables.table(random));

            byte[] file = text.getBytes(StandardCharsets.UTF_8);
            assertThat(new String(file, StandardCharsets.UTF_8)).isEqualTo(text);
        });
    }

    @Test
    void projectionsAreWrittenWhereThereAreSome() {
        Table plain = TestModel.daintree();
        Projection summary = new Projection(
                TestModel.shop("Summary"), plain.entities().get(0).javaType(), List.of("customerId", "name"));
        Table table = TestModel.withProjections(plain, summary);
        String text = ModelJson.write(table);

        assertThat(ModelJson.write(plain)).doesNotContain("projections");
        assertThat(text).contains("\"projections\"");
        assertThat(ModelJson.read(text)).isEqualTo(table);
    }

    @Test
    void modelOfNewerFormatIsRefusedByItsNumber() {
        String newer = ModelJson.write(TestModel.daintree()).replace("\"format\": 1", "\"format\": 2");

        assertThatThrownBy(() -> ModelJson.read(newer))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("this version of Keywright reads models of format 1, this one has the format 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"version", "immutable", "timeToLive", "createdAt", "updatedAt"})
    void aMarkThatIsFalseIsNone(String mark) {
        Table table = TestModel.table(TestModel.entity(
                "Order",
                TestModel.key("ORDER#{orderId}", "ORDER", null),
                List.of(),
                TestModel.property("orderId", TestModel.LONG)));
        String property = "{\"name\": \"orderId\", ";
        String written = ModelJson.write(table);

        assertThat(ModelJson.read(written.replace(property, property + "\"" + mark + "\": false, ")))
                .isEqualTo(table);
        assertThat(ModelJson.read(written.replace(property, property + "\"" + mark + "\": true, ")))
                .isNotEqualTo(table);
    }

    @Test
    void textThatIsNoModelTellsWhatIsMissing() {
        assertThatThrownBy(() -> ModelJson.read("{\"format\": 1, \"name\": \"x\"}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("\"table\" is missing: {\"format\": 1, \"name\": \"x\"}");
    }
}
