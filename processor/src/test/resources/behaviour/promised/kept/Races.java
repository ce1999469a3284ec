package kept;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.UniqueConflictException;
import io.keywright.runtime.error.VersionConflictException;
import io.keywright.testing.DynamoDbExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What two and more writers get that want the same at the same time. */
public final class Races implements Consumer<DynamoDbClient> {

    private static final int ROUNDS = 20;

    private KeptTable kept;

    @Override
    public void accept(DynamoDbClient client) {
        String table = DynamoDbExtension.tableName("races");
        KeptTable.createTable(client, table);
        kept = KeptTable.open(client, table);
        try {
            for (int round = 0; round < ROUNDS; round++) {
                exactlyOneGetsAValue(2, round);
                renamesThatCrossLeaveOneOwnerForEachValue(round);
                aValueThatIsReleasedIsTakenByOneAtMost(round);
                anItemAndItsValueAreMovedByExactlyOne(round);
            }
            exactlyOneGetsAValue(8, ROUNDS);
            versionsLoseNoIncrement(8);
            keysAreChangedByManyWithoutLosingGuards(8);
        } catch (InterruptedException interrupt) {
            throw new AssertionError(interrupt);
        }
    }

    private void exactlyOneGetsAValue(int writers, int round) throws InterruptedException {
        String name = "one#" + writers + "#" + round;
        List<Callable<Boolean>> tasks = new ArrayList<>();
        for (int i = 0; i < writers; i++) {
            Handle handle = new Handle(writers + "-" + round + "-" + i, name, 1000 * round + 10 * writers + i);
            tasks.add(() -> succeeds(() -> write(handle)));
        }
        assertThat(atOnce(tasks)).containsOnlyOnce(true).hasSize(writers);
    }

    /** Half of them as new items, half in place of what may be there. */
    private void write(Handle handle) {
        if (handle.number() % 2 == 0) {
            kept.handle().create(handle);
        } else {
            kept.handle().put(handle);
        }
    }

    private void renamesThatCrossLeaveOneOwnerForEachValue(int round) throws InterruptedException {
        int number = 1_000_000 + 10 * round;
        Handle one = kept.handle().create(new Handle("x" + round, "left" + round, number));
        Handle other = kept.handle().create(new Handle("y" + round, "right" + round, number + 1));
        List<Boolean> renamed = atOnce(List.of(
                () -> succeeds(() -> kept.handle().put(new Handle(one.handleId(), other.name(), number))),
                () -> succeeds(() -> kept.handle().put(new Handle(other.handleId(), one.name(), number + 1)))));
        // Each wants what the other still has, so neither gets it.
        assertThat(renamed).containsExactly(false, false);
        assertThat(kept.handle().get(one.handleId())).contains(one);
        assertThat(kept.handle().get(other.handleId())).contains(other);
    }

    private void aValueThatIsReleasedIsTakenByOneAtMost(int round) throws InterruptedException {
        int number = 2_000_000 + 10 * round;
        String name = "free" + round;
        Handle owner = kept.handle().create(new Handle("o" + round, name, number));
        List<Boolean> taken = atOnce(List.of(
                () -> succeeds(() -> kept.handle().delete(owner)),
                () -> succeeds(() -> kept.handle().create(new Handle("p" + round, name, number + 1))),
                () -> succeeds(() -> kept.handle().create(new Handle("q" + round, name, number + 2)))));
        assertThat(taken.get(0)).isTrue();
        assertThat(taken.subList(1, 3)).isNotEqualTo(List.of(true, true));
        boolean again = succeeds(() -> kept.handle().create(new Handle("r" + round, name, number + 3)));
        assertThat(again).isEqualTo(!taken.get(1) && !taken.get(2));
    }

    /** Two move one item to keys of their own, while a third wants its value. */
    private void anItemAndItsValueAreMovedByExactlyOne(int round) throws InterruptedException {
        int number = 4_000_000 + 10 * round;
        String name = "moved" + round;
        Handle from = kept.handle().create(new Handle("m" + round, name, number));
        List<Boolean> done = atOnce(List.of(
                () -> succeeds(() -> kept.handle().move(from, new Handle("n" + round, name, number))),
                () -> succeeds(() -> kept.handle().move(from, new Handle("o" + round, name, number))),
                () -> succeeds(() -> kept.handle().create(new Handle("t" + round, name, number + 1)))));
        assertThat(done.subList(0, 2)).containsExactlyInAnyOrder(true, false);
        assertThat(done.get(2)).isFalse();
        assertThat(kept.handle().get("m" + round)).isEmpty();
        String winner = (done.get(0) ? "n" : "o") + round;
        assertThat(kept.handle().get(winner)).contains(new Handle(winner, name, number));
        assertThat(kept.handle().delete(winner)).isPresent();
        assertThat(succeeds(() -> kept.handle().create(new Handle("t" + round, name, number + 1))))
                .isTrue();
    }

    private void versionsLoseNoIncrement(int writers) throws InterruptedException {
        Cart cart = new Cart();
        cart.setCartId("counted");
        cart.setExpiresAt(1);
        kept.cart().create(cart);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < writers; i++) {
            tasks.add(() -> {
                int attempts = 1;
                while (!incremented()) {
                    attempts++;
                }
                return attempts;
            });
        }
        atOnce(tasks);
        Cart counted = kept.cart().prepareGet(CartKeys.primary("counted")).consistent().execute().orElseThrow();
        assertThat(counted.getItems()).isEqualTo(writers);
        assertThat(counted.getVersion()).isEqualTo(writers + 1);
    }

    private boolean incremented() {
        Cart read = kept.cart().prepareGet(CartKeys.primary("counted")).consistent().execute().orElseThrow();
        read.setItems(read.getItems() + 1);
        try {
            kept.cart().put(read);
            return true;
        } catch (VersionConflictException lost) {
            return false;
        }
    }

    /** All put one item under names of their own: each follows what the others did, and one name is held in the end. */
    private void keysAreChangedByManyWithoutLosingGuards(int writers) throws InterruptedException {
        kept.handle().create(new Handle("shared", "name", 3_000_000));
        List<Callable<Handle>> tasks = new ArrayList<>();
        for (int i = 0; i < writers; i++) {
            Handle handle = new Handle("shared", "name" + i, 3_000_000);
            tasks.add(() -> kept.handle().put(handle));
        }
        assertThat(atOnce(tasks)).doesNotHaveDuplicates();
        Handle last = kept.handle().get("shared").orElseThrow();
        for (int i = 0; i < writers; i++) {
            String name = "name" + i;
            Handle taker = new Handle("taker" + i, name, 3_000_001 + i);
            assertThat(succeeds(() -> kept.handle().create(taker)))
                    .as(name)
                    .isEqualTo(!name.equals(last.name()));
        }
    }

    private static boolean succeeds(Runnable write) {
        try {
            write.run();
            return true;
        } catch (UniqueConflictException | ItemNotFoundException lost) {
            return false;
        }
    }

    private static <T> List<T> atOnce(List<Callable<T>> tasks) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(tasks.size());
        CyclicBarrier start = new CyclicBarrier(tasks.size());
        try {
            List<Callable<T>> waiting = new ArrayList<>();
            for (Callable<T> task : tasks) {
                waiting.add(() -> {
                    start.await();
                    return task.call();
                });
            }
            List<T> results = new ArrayList<>();
            for (Future<T> future : threads.invokeAll(waiting)) {
                results.add(future.get());
            }
            return results;
        } catch (ExecutionException failure) {
            throw new AssertionError(failure.getCause());
        } finally {
            threads.shutdown();
        }
    }
}
