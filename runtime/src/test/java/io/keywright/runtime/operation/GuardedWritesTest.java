package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.EmptyUpdateException;
import io.keywright.runtime.error.ItemTooLargeException;
import io.keywright.runtime.error.ResultUnreadException;
import io.keywright.runtime.error.TransactionConflictedException;
import io.keywright.runtime.error.TransactionTooLargeException;
import io.keywright.runtime.error.UniqueConflictException;
import io.keywright.runtime.guarded.Member;
import io.keywright.runtime.guarded.MemberMapper;
import io.keywright.runtime.guarded.MemberUpdate;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.runtime.transaction.Transaction;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import io.keywright.testing.RecordedRequest;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** What becomes of writes with guards when the service fails around them, and when others are faster. */
@DynamoDbTest
@InProcessOnly("injects faults and counts requests")
class GuardedWritesTest {

    private static final Member ADA = new Member("1", "ada@example.com", 1);

    private InProcessDynamoDb engine;
    private TableContext table;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        ShopTable.create(engine.client());
        table = open(engine);
        Put.create(table, MemberMapper.INSTANCE, ADA).execute();
        engine.clearRequests();
    }

    private static TableContext open(InProcessDynamoDb engine) {
        return TableContext.of(
                engine.client(), ShopTable.NAME, TableLayout.of("PK", "SK", "Type", "Member"), TableOptions.defaults());
    }

    @Test
    void anUpdateThatWasCarriedOutWaitsForItsItem() {
        engine.inject(Fault.serverError().when(this::isBehindTheTransaction).times(6));

        assertThat(changing().execute()).isEqualTo(new Member("1", "new@example.com", 2));
    }

    @Test
    void anUpdateWhoseItemStaysUnreadSaysThatItWasCarriedOut() {
        engine.inject(Fault.serverError().when(this::isBehindTheTransaction).always());

        assertThatThrownBy(() -> changing().within(Duration.ofMillis(1500)).execute())
                .isInstanceOfSatisfying(ResultUnreadException.class, failure -> {
                    assertThat(failure).hasMessageStartingWith("Member has been updated");
                    assertThat(failure).hasCauseInstanceOf(InternalServerErrorException.class);
                    assertThat(failure.partition()).isEqualTo("MEMBER#1");
                });

        engine.clearFaults();
        assertThat(stored()).isEqualTo(new Member("1", "new@example.com", 2));
    }

    @Test
    void anUpdateWhoseItemIsGoneBehindItSaysSo() {
        AtomicBoolean deleted = new AtomicBoolean();
        engine.onRequest(request -> {
            if (isBehindTheTransaction(request) && deleted.compareAndSet(false, true)) {
                new Delete<>(table, MemberMapper.INSTANCE, MemberMapper.key("1")).execute();
            }
        });

        assertThatThrownBy(() -> changing().execute())
                .isInstanceOf(ResultUnreadException.class)
                .hasMessageContaining("deleted before")
                .hasNoCause();
    }

    @Test
    void whatGuardsFollowFromIsReadAgainWhenTheServiceFails() {
        engine.inject(Fault.throttling().on("GetItem").times(12));

        assertThat(changing().execute().points()).isEqualTo(2);
    }

    @Test
    void aRaceThatIsLostUntilTheDeadlineIsAConflict() {
        AtomicInteger races = new AtomicInteger();
        AtomicBoolean racing = new AtomicBoolean();
        engine.onRequest(request -> {
            if (request.operation().equals("TransactWriteItems") && racing.compareAndSet(false, true)) {
                new MemberUpdate(table, "1")
                        .email("other" + races.incrementAndGet() + "@example.com")
                        .execute();
                racing.set(false);
            }
        });

        assertThatThrownBy(() -> changing().within(Duration.ofMillis(800)).execute())
                .isInstanceOfSatisfying(
                        TransactionConflictedException.class,
                        failure -> assertThat(failure.attempts()).isPositive());
        assertThat(races.get()).isPositive();
    }

    @Test
    void whatCanBeSeenBeforehandIsSeenBeforeItemsAreRead() {
        OwnTransaction large = new OwnTransaction(table);
        for (int i = 0; i < 101; i++) {
            large.add(Put.put(table, MemberMapper.INSTANCE, new Member("m" + i, i + "@example.com", 0)));
        }
        OwnTransaction empty = new OwnTransaction(table)
                .add(Put.put(table, MemberMapper.INSTANCE, ADA))
                .add(new MemberUpdate(table, "2"));

        assertThatThrownBy(large::commit).isInstanceOf(TransactionTooLargeException.class);
        assertThatThrownBy(empty::commit).isInstanceOf(EmptyUpdateException.class);
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void updatesOfMoreThanFourMegabytesAreRefusedByType() {
        OwnTransaction large = new OwnTransaction(table);
        for (int i = 0; i < 90; i++) {
            Put.create(table, MemberMapper.INSTANCE, new Member("m" + i, i + "@example.com", 0))
                    .execute();
            large.add(new MemberUpdate(table, "m" + i).note("x".repeat(50_000)));
        }

        assertThatThrownBy(large::commit)
                .isInstanceOf(TransactionTooLargeException.class)
                .hasMessageContaining("4 MB");
    }

    @Test
    void whatIsSentForAStoredItemIsOneTransactionThatSomebodyElseCanSend() {
        Member renamed = new Member("1", "new@example.com", 1);
        TransactWriteItemsRequest put =
                Put.put(table, MemberMapper.INSTANCE, renamed).toRequests(ADA).get(0);
        TransactWriteItemsRequest create = Put.create(table, MemberMapper.INSTANCE, new Member("2", "b@example.com", 0))
                .toRequests(null)
                .get(0);
        assertThat(put.transactItems()).hasSize(3);
        assertThat(create.transactItems()).hasSize(2);
        assertThat(engine.requestCount()).isZero();

        engine.client().transactWriteItems(put);
        engine.client().transactWriteItems(create);
        assertThat(stored()).isEqualTo(renamed);
        assertThatThrownBy(() -> Put.create(table, MemberMapper.INSTANCE, new Member("3", "b@example.com", 0))
                        .execute())
                .isInstanceOf(UniqueConflictException.class);
        Put.create(table, MemberMapper.INSTANCE, new Member("3", "ada@example.com", 0))
                .execute();

        engine.client()
                .transactWriteItems(new MemberUpdate(table, "1")
                        .email("newer@example.com")
                        .toRequests(renamed)
                        .get(0));
        assertThat(stored().email()).isEqualTo("newer@example.com");
        engine.client()
                .transactWriteItems(new Delete<>(table, MemberMapper.INSTANCE, MemberMapper.key("1"))
                        .toRequests(stored())
                        .get(0));
        Put.create(table, MemberMapper.INSTANCE, new Member("4", "newer@example.com", 0))
                .execute();
        MemberUpdate plain = new MemberUpdate(table, "4").incrementPoints(1);
        assertThatThrownBy(() -> plain.toRequests(ADA)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aGuardThatNoItemCouldBeIsRefusedBeforeItIsSent() {
        String value = "x".repeat(409_450);

        assertThatThrownBy(() -> Put.create(table, MemberMapper.INSTANCE, new Member("9", value, 0))
                        .execute())
                .isInstanceOf(ItemTooLargeException.class)
                .hasMessageContaining("The guard of Member.email");
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void aTransactionForWhatIsStoredOtherwiseIsRefused() {
        TransactWriteItemsRequest put = Put.put(table, MemberMapper.INSTANCE, new Member("1", "new@example.com", 1))
                .toRequests(new Member("1", "other@example.com", 1))
                .get(0);

        assertThatThrownBy(() -> engine.client().transactWriteItems(put))
                .isInstanceOf(TransactionCanceledException.class);
        assertThat(stored()).isEqualTo(ADA);
    }

    private MemberUpdate changing() {
        return new MemberUpdate(table, "1").email("new@example.com").incrementPoints(1);
    }

    private boolean isBehindTheTransaction(RecordedRequest request) {
        return request.operation().equals("GetItem")
                && engine.requests().stream().anyMatch(sent -> sent.operation().equals("TransactWriteItems"));
    }

    private Member stored() {
        return new Get<>(table, MemberMapper.INSTANCE, MemberMapper.key("1"))
                .consistent()
                .execute()
                .orElseThrow();
    }

    private static final class OwnTransaction extends Transaction<OwnTransaction> {
        private OwnTransaction(TableContext table) {
            super(table);
        }
    }
}
