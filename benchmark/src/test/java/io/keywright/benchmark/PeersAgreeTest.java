package io.keywright.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.peer.AccountBean;
import io.keywright.benchmark.peer.Beans;
import io.keywright.benchmark.peer.HandWritten;
import io.keywright.benchmark.peer.OrderBean;
import io.keywright.benchmark.table.AccountMapper;
import io.keywright.benchmark.table.OrderMapper;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ratios mean something only if all peers do the same work. */
class PeersAgreeTest {

    private final Account account = Samples.account();
    private final Order order = Samples.order();

    @Test
    void theSmallEntityIsTheSameItem() {
        Map<String, AttributeValue> expected = HandWritten.toItem(account);

        assertThat(AccountMapper.INSTANCE.toItem(account)).isEqualTo(expected);
        assertThat(TableSchema.fromBean(AccountBean.class).itemToMap(Beans.of(account), true))
                .isEqualTo(expected);
    }

    @Test
    void theOrderIsTheSameItem() {
        Map<String, AttributeValue> expected = HandWritten.toItem(order);

        assertThat(OrderMapper.INSTANCE.toItem(order)).isEqualTo(expected);
        assertThat(TableSchema.fromBean(OrderBean.class).itemToMap(Beans.of(order), true))
                .isEqualTo(expected);
    }

    @Test
    void everyPeerReadsTheItemOfAnother() {
        Map<String, AttributeValue> accountItem = HandWritten.toItem(account);
        Map<String, AttributeValue> orderItem = HandWritten.toItem(order);

        assertThat(AccountMapper.INSTANCE.fromItem(accountItem)).isEqualTo(account);
        assertThat(HandWritten.toAccount(accountItem)).isEqualTo(account);
        assertThat(OrderMapper.INSTANCE.fromItem(orderItem)).isEqualTo(order);
        assertThat(HandWritten.toOrder(orderItem)).isEqualTo(order);
        OrderBean bean = TableSchema.fromBean(OrderBean.class).mapToItem(orderItem);
        assertThat(bean).usingRecursiveComparison().isEqualTo(Beans.of(order));
    }

    @Test
    void everyCallBenchmarkGivesTheOrder() {
        CallBenchmark calls = new CallBenchmark();

        assertThat(calls.get_generated()).isEqualTo(order);
        assertThat(calls.get_handWritten()).isEqualTo(order);
        assertThat(calls.get_enhancedBean()).usingRecursiveComparison().isEqualTo(Beans.of(order));
        assertThat(calls.put_generated()).isEqualTo(order);
    }
}
