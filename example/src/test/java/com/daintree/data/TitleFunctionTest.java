package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent.DynamodbStreamRecord;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.AttributeValue;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.OperationType;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.StreamRecord;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.StreamViewType;
import com.daintree.search.TitleIndex;
import com.daintree.seed.Store;
import com.daintree.shop.Product;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The search by title, fed by a function of AWS Lambda; the guide shows the function. */
class TitleFunctionTest {

    private final TitleIndex index = new TitleIndex();
    private final TitleFunction function = new TitleFunction(new TitleFeed(index));
    private final List<Product> products = Store.seeded().products();

    @Test
    void whatLambdaDeliversIsFound() {
        assertThat(failures(inserted("100", products.get(0)), inserted("101", products.get(1))))
                .isEmpty();

        assertThat(index.titles()).containsOnlyKeys("p-001", "p-002");
    }

    @Test
    void lambdaBeginsAgainWithTheRecordThatFailedAndAppliesNothingTwice() {
        DynamodbStreamRecord first = inserted("100", products.get(0));
        DynamodbStreamRecord broken = inserted("101", products.get(1));
        broken.getDynamodb().getNewImage().remove("Type");
        DynamodbStreamRecord third = inserted("102", products.get(2));

        assertThat(failures(first, broken, third)).containsExactly("101");
        assertThat(index.titles()).containsOnlyKeys("p-001");

        assertThat(failures(first, inserted("101", products.get(1)), third)).isEmpty();
        assertThat(index.titles()).containsOnlyKeys("p-001", "p-002", "p-003");
    }

    private List<String> failures(DynamodbStreamRecord... records) {
        DynamodbEvent event = new DynamodbEvent();
        event.setRecords(Arrays.asList(records));
        return function.handleRequest(event).getBatchItemFailures().stream()
                .map(BatchItemFailure::getItemIdentifier)
                .toList();
    }

    private static DynamodbStreamRecord inserted(String sequenceNumber, Product product) {
        Map<String, AttributeValue> image = new HashMap<>();
        ProductMapper.INSTANCE.toItem(product).forEach((name, value) -> image.put(name, lambda(value)));
        DynamodbStreamRecord record = new DynamodbStreamRecord();
        record.setEventName(OperationType.INSERT);
        record.setDynamodb(new StreamRecord()
                .withSequenceNumber(sequenceNumber)
                .withStreamViewType(StreamViewType.NEW_AND_OLD_IMAGES)
                .withKeys(Map.of("PK", image.get("PK"), "SK", image.get("SK")))
                .withNewImage(image));
        return record;
    }

    private static AttributeValue lambda(software.amazon.awssdk.services.dynamodb.model.AttributeValue value) {
        return switch (value.type()) {
            case S -> new AttributeValue().withS(value.s());
            case N -> new AttributeValue().withN(value.n());
            case SS -> new AttributeValue().withSS(value.ss());
            case M -> {
                Map<String, AttributeValue> map = new HashMap<>();
                value.m().forEach((name, inner) -> map.put(name, lambda(inner)));
                yield new AttributeValue().withM(map);
            }
            default -> throw new IllegalArgumentException("No attribute of a product is a " + value.type());
        };
    }
}
