package io.keywright.runtime.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.DeadlineException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;

/** One course of steps, carried out by both executors. */
class AsynchronousExecutionTest {

    private static final OperationName NAME = OperationName.of("get", "Order");

    private final Asynchronous client = new Asynchronous();

    @Test
    void thousandsOfCompleteFuturesDoNotGrowTheStack() throws Exception {
        client.answersAtOnce = true;

        assertThat(asynchronous(new Counting(100_000)).get(10, TimeUnit.SECONDS))
                .isEqualTo(100_000);
        assertThat(client.sent).hasSize(100_000);
    }

    @Test
    void theBlockingExecutorTakesTheSameSteps() {
        assertThat(blocking(new Counting(1_000))).isEqualTo(1_000);
    }

    @Test
    void stepsGoOnAsResponsesArrive() {
        CompletableFuture<Integer> result = asynchronous(new Counting(2));

        assertThat(client.sent).hasSize(1);
        client.sent.get(0).complete(GetItemResponse.builder().build());
        assertThat(result).isNotDone();
        assertThat(client.sent).hasSize(2);
        client.sent.get(1).complete(GetItemResponse.builder().build());
        assertThat(result).isCompletedWithValue(2);
    }

    @Test
    void cancellingGivesUpTheRequestUnderWayAndSendsNoOther() {
        CompletableFuture<Integer> result = asynchronous(new Counting(3));
        client.sent.get(0).complete(GetItemResponse.builder().build());

        result.cancel(true);

        assertThat(client.sent).hasSize(2);
        assertThat(client.sent.get(1)).isCancelled();
        assertThatThrownBy(result::join).isInstanceOf(CancellationException.class);
    }

    @Test
    void aFutureThatItsOwnerEndsOtherwiseStopsToo() {
        CompletableFuture<Integer> result = asynchronous(new Counting(3));

        result.completeExceptionally(new IllegalStateException("no longer wanted"));

        assertThat(client.sent).hasSize(1);
        assertThat(client.sent.get(0)).isCancelled();
    }

    @Test
    void aFailureArrivesUnwrapped() {
        CompletableFuture<Integer> result = asynchronous(new Counting(1));

        client.sent
                .get(0)
                .completeExceptionally(InternalServerErrorException.builder().build());

        assertThatThrownBy(() -> result.get(1, TimeUnit.SECONDS))
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOf(InternalServerErrorException.class);
    }

    @Test
    void theFirstFailureOfSeveralRequestsGivesUpTheOthers() {
        CompletableFuture<Integer> result = asynchronous(new Together(3));
        assertThat(client.sent).hasSize(3);

        client.sent
                .get(1)
                .completeExceptionally(InternalServerErrorException.builder().build());

        assertThat(result).isCompletedExceptionally();
        assertThat(client.sent.get(0)).isCancelled();
        assertThat(client.sent.get(2)).isCancelled();
    }

    @Test
    void responsesOfSeveralRequestsComeInTheirOrder() {
        CompletableFuture<Integer> result = asynchronous(new Together(3));

        client.sent.get(2).complete(GetItemResponse.builder().build());
        client.sent.get(0).complete(GetItemResponse.builder().build());
        assertThat(result).isNotDone();
        client.sent.get(1).complete(GetItemResponse.builder().build());

        assertThat(result).isCompletedWithValue(3);
        assertThat(asynchronous(new Together(0))).isCompletedWithValue(0);
    }

    @Test
    void aPauseEndsByItself() throws Exception {
        assertThat(asynchronous(new Pausing(Duration.ofMillis(1))).get(10, TimeUnit.SECONDS))
                .isEqualTo(1);
        assertThat(blocking(new Pausing(Duration.ofMillis(1)))).isEqualTo(1);
    }

    @Test
    void cancellingEndsAPause() {
        CompletableFuture<Integer> result = asynchronous(new Pausing(Duration.ofDays(1)));

        result.cancel(true);

        assertThat(result).isCancelled();
    }

    @Test
    void aDeadlineThatIsSetAsTheCourseBeginsHolds() {
        Settings settings = new Settings(false);
        Course<Integer> course = () -> {
            settings.withinUnlessSet(Duration.ofMillis(1));
            return new Pausing(Duration.ofDays(1)).begin();
        };

        assertThatThrownBy(() -> Execution.blocking(blockingTable(), settings, NAME, course))
                .isInstanceOf(DeadlineException.class);
    }

    @Test
    void whatTheFirstStepThrowsIsTheFuturesFailure() {
        assertThat(asynchronous(new Counting(-1))).isCompletedExceptionally();
    }

    private CompletableFuture<Integer> asynchronous(Course<Integer> course) {
        TableContext table = TableContext.of(client, "table", TableLayout.of("PK", "SK", "Type"), options());
        return Execution.asynchronous(table, new Settings(false), NAME, course);
    }

    private static int blocking(Course<Integer> course) {
        return Execution.blocking(blockingTable(), new Settings(false), NAME, course);
    }

    private static TableContext blockingTable() {
        return TableContext.of(new Blocking(), "table", TableLayout.of("PK", "SK", "Type"), options());
    }

    private static TableOptions options() {
        return TableOptions.defaults();
    }

    private static Call<GetItemResponse> call() {
        return Calls.get(GetItemRequest.builder().build());
    }

    /** So many requests, one after the other. */
    private static final class Counting implements Course<Integer>, Continuation<GetItemResponse, Integer> {
        private final int wanted;
        private int answered;

        private Counting(int wanted) {
            this.wanted = wanted;
        }

        @Override
        public Step<Integer> begin() {
            if (wanted < 0) {
                throw new IllegalArgumentException("negative");
            }
            return Step.send(call(), this);
        }

        @Override
        public Step<Integer> answered(GetItemResponse response) {
            answered++;
            return answered == wanted ? Step.done(answered) : begin();
        }
    }

    /** So many requests at once. */
    private record Together(int wanted) implements Course<Integer>, Continuation<List<GetItemResponse>, Integer> {
        @Override
        public Step<Integer> begin() {
            List<Call<GetItemResponse>> calls = new ArrayList<>();
            for (int i = 0; i < wanted; i++) {
                calls.add(call());
            }
            return Step.sendAll(calls, this);
        }

        @Override
        public Step<Integer> answered(List<GetItemResponse> responses) {
            return Step.done(responses.size());
        }
    }

    private record Pausing(Duration duration) implements Course<Integer> {
        @Override
        public Step<Integer> begin() {
            return Step.pause(duration, passed -> Step.done(1));
        }
    }

    private static final class Asynchronous implements DynamoDbAsyncClient {
        private final List<CompletableFuture<GetItemResponse>> sent = new ArrayList<>();
        private boolean answersAtOnce;

        @Override
        public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
            CompletableFuture<GetItemResponse> future = answersAtOnce
                    ? CompletableFuture.completedFuture(
                            GetItemResponse.builder().build())
                    : new CompletableFuture<>();
            sent.add(future);
            return future;
        }

        @Override
        public String serviceName() {
            return "dynamodb";
        }

        @Override
        public void close() {}
    }

    private static final class Blocking implements DynamoDbClient {
        @Override
        public GetItemResponse getItem(GetItemRequest request) {
            return GetItemResponse.builder().build();
        }

        @Override
        public String serviceName() {
            return "dynamodb";
        }

        @Override
        public void close() {}
    }
}
