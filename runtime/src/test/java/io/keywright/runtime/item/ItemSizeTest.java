package io.keywright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.RandomText;
import io.keywright.runtime.Trials;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

@DynamoDbTest
class ItemSizeTest {

    private static final int LARGEST = 400 * 1024;

    @Test
    void theEstimateIsNeverAboveWhatTheEngineCounts(DynamoDbClient client) {
        String table = createTable(client);

        Trials.of(12, random -> {
            Map<String, AttributeValue> item = item(random);
            item.put("padding", AttributeValue.fromS(""));
            int missing = LARGEST + 1 - ItemSize.of(item);
            item.put("padding", AttributeValue.fromS("x".repeat(missing)));

            assertThat(ItemSize.of(item)).isEqualTo(LARGEST + 1);
            assertThatThrownBy(() -> client.putItem(
                            PutItemRequest.builder().tableName(table).item(item).build()))
                    .isInstanceOf(DynamoDbException.class)
                    .hasMessageContaining("size");
        });
    }

    @Test
    void theQuickEstimateIsNeverBelowTheCountedOne() {
        Trials.of(200, random -> {
            Map<String, AttributeValue> item = item(random);

            assertThat(ItemSize.atMost(item)).isGreaterThanOrEqualTo(ItemSize.of(item));
        });
    }

    @Test
    void everyTypeHasItsSize() {
        assertThat(size(AttributeValue.fromS("aé😀"))).isEqualTo(7);
        assertThat(size(AttributeValue.fromN("0"))).isEqualTo(1);
        assertThat(size(AttributeValue.fromN("-12300"))).isEqualTo(3);
        assertThat(size(AttributeValue.fromN("1234567.89E+20"))).isEqualTo(6);
        assertThat(size(AttributeValue.fromB(SdkBytes.fromByteArray(new byte[5]))))
                .isEqualTo(5);
        assertThat(size(AttributeValue.fromBool(true))).isEqualTo(1);
        assertThat(size(AttributeValue.fromNul(true))).isEqualTo(1);
        assertThat(size(AttributeValue.fromSs(List.of("ab", "c")))).isEqualTo(3);
        assertThat(size(AttributeValue.fromNs(List.of("1", "22")))).isEqualTo(4);
        assertThat(size(AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[2])))))
                .isEqualTo(2);
        assertThat(size(AttributeValue.fromL(List.of(AttributeValue.fromS("ab")))))
                .isEqualTo(6);
        assertThat(size(AttributeValue.fromM(Map.of("k", AttributeValue.fromS("ab")))))
                .isEqualTo(7);
    }

    private static int size(AttributeValue value) {
        return ItemSize.of(Map.of("n", value)) - 1;
    }

    private static Map<String, AttributeValue> item(Random random) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("PK", AttributeValue.fromS("k"));
        for (int i = random.nextInt(12); i >= 0; i--) {
            item.put(RandomText.component(random) + i, value(random, 3));
        }
        return item;
    }

    private static AttributeValue value(Random random, int depth) {
        return switch (random.nextInt(depth == 0 ? 5 : 7)) {
            case 0 -> AttributeValue.fromS(RandomText.any(random));
            case 1 -> AttributeValue.fromN(number(random));
            case 2 -> AttributeValue.fromBool(random.nextBoolean());
            case 3 -> AttributeValue.fromB(SdkBytes.fromByteArray(new byte[random.nextInt(5)]));
            case 4 -> AttributeValue.fromNs(List.of(number(random)));
            case 5 -> AttributeValue.fromL(values(random, depth - 1));
            default -> AttributeValue.fromM(Map.of(RandomText.component(random), value(random, depth - 1)));
        };
    }

    private static List<AttributeValue> values(Random random, int depth) {
        List<AttributeValue> values = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            values.add(value(random, depth));
        }
        return values;
    }

    private static String number(Random random) {
        BigDecimal number = new BigDecimal(new BigInteger(random.nextInt(100), random), random.nextInt(60) - 30);
        return (random.nextBoolean() ? number : number.negate()).toString();
    }

    private static String createTable(DynamoDbClient client) {
        String name = io.keywright.testing.DynamoDbExtension.tableName("sizes");
        client.createTable(CreateTableRequest.builder()
                .tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("PK")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("PK")
                        .keyType(KeyType.HASH)
                        .build())
                .build());
        return name;
    }
}
