package io.keywright.benchmark;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.peer.Beans;
import io.keywright.benchmark.peer.BestHandWritten;
import io.keywright.benchmark.peer.Documents;
import io.keywright.benchmark.peer.Immutables;
import io.keywright.benchmark.wire.OrderBytes;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ratios mean something only if all peers do the same work. */
class PeersAgreeTest {

    private final Account account = Samples.account();
    private final Order order = Samples.order();
    private final MappingBenchmark peers = new MappingBenchmark();

    @Test
    void theSmallEntityIsTheSameItem() {
        Map<String, AttributeValue> expected = BestHandWritten.toItem(account);

        assertThat(peers.smallToItem_handWritten()).isEqualTo(expected);
        assertThat(peers.smallToItem_generated()).isEqualTo(expected);
        assertThat(peers.smallToItem_simple()).isEqualTo(expected);
        assertThat(peers.smallToItem_enhancedBean()).isEqualTo(expected);
        assertThat(peers.smallToItem_enhancedImmutable()).isEqualTo(expected);
        assertThat(peers.smallToItem_enhancedStatic()).isEqualTo(expected);
    }

    @Test
    void theOrderIsTheSameItem() {
        Map<String, AttributeValue> expected = BestHandWritten.toItem(order);

        assertThat(peers.orderToItem_handWritten()).isEqualTo(expected);
        assertThat(peers.orderToItem_generated()).isEqualTo(expected);
        assertThat(peers.orderToItem_simple()).isEqualTo(expected);
        assertThat(peers.orderToItem_enhancedBean()).isEqualTo(expected);
        assertThat(peers.orderToItem_enhancedImmutable()).isEqualTo(expected);
        assertThat(peers.orderToItem_enhancedStatic()).isEqualTo(expected);
    }

    @Test
    void aDocumentOfJsonHoldsThePropertiesOnly() {
        Map<String, AttributeValue> properties = new HashMap<>(BestHandWritten.toItem(account));
        properties.keySet().removeAll(Map.of("PK", 1, "SK", 1, "Type", 1).keySet());

        assertThat(peers.smallToItem_document()).isEqualTo(properties);
        assertThat(peers.orderToItem_document().get("lines"))
                .isEqualTo(BestHandWritten.toItem(order).get("lines"));
    }

    @Test
    void everyPeerReadsTheSmallEntity() {
        assertThat(peers.itemToSmall_handWritten()).isEqualTo(account);
        assertThat(peers.itemToSmall_generated()).isEqualTo(account);
        assertThat(peers.itemToSmall_simple()).isEqualTo(account);
        assertThat(peers.itemToSmall_document()).isEqualTo(account);
        assertThat(peers.itemToSmall_enhancedBean()).usingRecursiveComparison().isEqualTo(Beans.of(account));
        assertThat(peers.itemToSmall_enhancedImmutable())
                .usingRecursiveComparison()
                .isEqualTo(Immutables.of(account));
        assertThat(peers.itemToSmall_enhancedStatic())
                .usingRecursiveComparison()
                .isEqualTo(Immutables.of(account));
    }

    @Test
    void everyPeerReadsTheOrder() {
        assertThat(peers.itemToOrder_handWritten()).isEqualTo(order);
        assertThat(peers.itemToOrder_generated()).isEqualTo(order);
        assertThat(peers.itemToOrder_simple()).isEqualTo(order);
        assertThat(Documents.toObject(peers.orderToItem_document(), Order.class))
                .isEqualTo(order);
        assertThat(peers.itemToOrder_enhancedBean()).usingRecursiveComparison().isEqualTo(Beans.of(order));
        assertThat(peers.itemToOrder_enhancedImmutable())
                .usingRecursiveComparison()
                .isEqualTo(Immutables.of(order));
        assertThat(peers.itemToOrder_enhancedStatic())
                .usingRecursiveComparison()
                .isEqualTo(Immutables.of(order));
    }

    @Test
    void everyCallBenchmarkGivesTheOrder() {
        CallBenchmark calls = new CallBenchmark();

        assertThat(calls.get_generated()).isEqualTo(order);
        assertThat(calls.get_handWritten()).isEqualTo(order);
        assertThat(calls.get_enhancedBean()).usingRecursiveComparison().isEqualTo(Beans.of(order));
        assertThat(calls.put_generated()).isEqualTo(order);
        assertThat(calls.get_bytes()).isEqualTo(order);
    }

    @Test
    void bytesThatAreWrittenDirectlyAreTheItem() throws IOException {
        List<String> bodies = new ArrayList<>();
        DynamoDbClient client = CannedReplies.client("{}", new OrderBytes(), new ExecutionInterceptor() {
            @Override
            public void beforeTransmission(Context.BeforeTransmission context, ExecutionAttributes attributes) {
                bodies.add(new BufferedReader(new InputStreamReader(
                                context.requestBody()
                                        .orElseThrow()
                                        .contentStreamProvider()
                                        .newStream(),
                                StandardCharsets.UTF_8))
                        .lines()
                        .collect(joining()));
            }
        });

        client.putItem(request -> request.tableName("bench")
                .item(Map.of())
                .overrideConfiguration(
                        call -> call.putExecutionAttribute(OrderBytes.SLOT, new OrderBytes.Slot("bench", order))));

        String item = ItemJson.getItem(BestHandWritten.toItem(order));
        ObjectMapper json = new ObjectMapper();
        assertThat(bodies).hasSize(1);
        assertThat(json.readTree(bodies.get(0)))
                .isEqualTo(json.readTree(item.replaceFirst("\\{", "{\"TableName\":\"bench\",")));
    }
}
