package io.keywright.runtime.lambda;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent.DynamodbStreamRecord;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.AttributeValue;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.Identity;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.OperationType;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.StreamRecord;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.StreamViewType;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.Change;
import io.keywright.runtime.change.ChangeReader;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.Record;

class LambdaRecordsTest {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");
    private static final Order ORDER = new Order("c", "1", NOON, "OPEN");

    @Test
    void anEventIsReadAsTheStreamItselfIs() {
        DynamodbEvent event = new DynamodbEvent();
        event.setRecords(List.of(
                record(OperationType.INSERT, null, image()),
                record(OperationType.MODIFY, image(), image()),
                record(OperationType.REMOVE, image(), null)));

        List<Change<?>> changes = ChangeReader.of(TableLayout.of("PK", "SK", "Type", "Order"), TableOptions.defaults())
                .entity(Order.class, OrderMapper.INSTANCE)
                .build()
                .read(LambdaRecords.of(event));

        assertThat(changes.get(0)).isInstanceOf(Change.Inserted.class);
        assertThat(changes.get(0).as(Order.class).orElseThrow().newItem()).contains(ORDER);
        assertThat(changes.get(0).time()).isEqualTo(NOON);
        assertThat(changes.get(0).sequenceNumber()).hasToString("111");
        assertThat(changes.get(1)).isInstanceOf(Change.Modified.class);
        assertThat(changes.get(2)).isInstanceOf(Change.Removed.class);
    }

    @Test
    void anImageThatIsNotThereStaysAway() {
        Record record = LambdaRecords.of(record(OperationType.MODIFY, null, null));

        assertThat(record.dynamodb().hasOldImage()).isFalse();
        assertThat(record.dynamodb().hasNewImage()).isFalse();
        assertThat(record.dynamodb().streamViewTypeAsString()).isEqualTo("NEW_AND_OLD_IMAGES");
        assertThat(record.userIdentity()).isNull();
    }

    @Test
    void whoDeletedIsKept() {
        DynamodbStreamRecord record = record(OperationType.REMOVE, image(), null);
        Identity service = new Identity();
        service.setPrincipalId("dynamodb.amazonaws.com");
        service.setType("Service");
        record.setUserIdentity(service);

        assertThat(LambdaRecords.of(record).userIdentity().principalId()).isEqualTo("dynamodb.amazonaws.com");
        assertThat(LambdaRecords.of(record).userIdentity().type()).isEqualTo("Service");
    }

    @Test
    void valuesOfEveryTypeAreCopied() {
        ByteBuffer bytes = ByteBuffer.wrap("b".getBytes(StandardCharsets.UTF_8));
        AttributeValue map = new AttributeValue();
        map.setM(Map.of("inner", new AttributeValue("s")));
        AttributeValue list = new AttributeValue();
        list.setL(List.of(new AttributeValue("s"), map));
        Map<String, AttributeValue> item = Map.of(
                "s", new AttributeValue("s"),
                "n", new AttributeValue().withN("1.5"),
                "b", new AttributeValue().withB(bytes),
                "bool", new AttributeValue().withBOOL(false),
                "nul", new AttributeValue().withNULL(true),
                "ss", new AttributeValue(List.of("x", "y")),
                "ns", new AttributeValue().withNS(List.of("1", "2")),
                "bs", new AttributeValue().withBS(List.of(bytes)),
                "l", list,
                "empty", new AttributeValue().withL(List.of()));
        Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> copy = LambdaRecords.of(
                        record(OperationType.INSERT, null, item))
                .dynamodb()
                .newImage();

        assertThat(copy).hasSameSizeAs(item);
        assertThat(required(copy, "s").s()).isEqualTo("s");
        assertThat(required(copy, "n").n()).isEqualTo("1.5");
        assertThat(required(copy, "b").b()).isEqualTo(SdkBytes.fromUtf8String("b"));
        assertThat(required(copy, "bool").bool()).isFalse();
        assertThat(required(copy, "nul").nul()).isTrue();
        assertThat(required(copy, "ss").ss()).containsExactly("x", "y");
        assertThat(required(copy, "ns").ns()).containsExactly("1", "2");
        assertThat(required(copy, "bs").bs()).containsExactly(SdkBytes.fromUtf8String("b"));
        assertThat(required(required(copy, "l").l().get(1).m(), "inner").s()).isEqualTo("s");
        assertThat(required(copy, "empty").hasL()).isTrue();
        copy.forEach((name, value) -> assertThat(value.type().name()).isNotEqualTo("UNKNOWN_TO_SDK_VERSION"));
    }

    /** Who does not run in Lambda does not have its classes. */
    @Test
    void onlyThisPackageKnowsLambda() throws Exception {
        Path root = Path.of(ChangeReader.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try (Stream<Path> files = Files.walk(root)) {
            List<String> knowing = files.filter(file -> file.toString().endsWith(".class"))
                    .filter(LambdaRecordsTest::namesLambda)
                    .map(file -> root.relativize(file).toString().replaceFirst(".[^/\\\\]+$", ""))
                    .distinct()
                    .toList();
            assertThat(knowing)
                    .allSatisfy(folder -> assertThat(folder).endsWith("lambda"))
                    .hasSize(1);
        }
    }

    private static software.amazon.awssdk.services.dynamodb.model.AttributeValue required(
            Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> item, String name) {
        return Objects.requireNonNull(item.get(name), name);
    }

    private static boolean namesLambda(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains("com/amazonaws");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static DynamodbStreamRecord record(
            OperationType event,
            @Nullable Map<String, AttributeValue> before,
            @Nullable Map<String, AttributeValue> after) {
        StreamRecord stream = new StreamRecord();
        stream.setKeys(Map.of("PK", new AttributeValue("CUSTOMER#c"), "SK", new AttributeValue("ORDER#1")));
        if (before != null) {
            stream.setOldImage(before);
        }
        if (after != null) {
            stream.setNewImage(after);
        }
        stream.setSequenceNumber("111");
        stream.setApproximateCreationDateTime(Date.from(NOON));
        stream.setStreamViewType(StreamViewType.NEW_AND_OLD_IMAGES);
        DynamodbStreamRecord record = new DynamodbStreamRecord();
        record.setEventName(event);
        record.setDynamodb(stream);
        return record;
    }

    private static Map<String, AttributeValue> image() {
        return Map.of(
                "PK", new AttributeValue("CUSTOMER#c"),
                "SK", new AttributeValue("ORDER#1"),
                "Type", new AttributeValue("Order"),
                "customerId", new AttributeValue("c"),
                "orderId", new AttributeValue("1"),
                "at", new AttributeValue("2024-05-01T12:00:00.000000000Z"),
                "status", new AttributeValue("OPEN"));
    }
}
