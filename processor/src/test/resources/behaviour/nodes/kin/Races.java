package kin;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.testing.DynamoDbExtension;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Threads create people, connect and disconnect them and delete them, all at once: at the end every edge has both of its ends,
 * none of which is being deleted.
 */
public final class Races implements Consumer<DynamoDbClient> {

    private static final int THREADS = 4;
    private static final int ROUNDS = Integer.getInteger("keywright.rounds", 150);
    private static final int PEOPLE = 5;
    private static final LocalDate DAY = LocalDate.of(1815, 12, 10);

    private final AtomicInteger connected = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicInteger deleted = new AtomicInteger();
    private KinTable kin;

    @Override
    public void accept(DynamoDbClient client) {
        String name = DynamoDbExtension.tableName("races");
        KinTable.createTable(client, name);
        kin = KinTable.open(client, name);
        kin.place().put(new Place("london", "London"));
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<?>> writers = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                Random random = new Random(thread);
                writers.add(threads.submit(() -> write(random)));
            }
            for (Future<?> writer : writers) {
                writer.get();
            }
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        } finally {
            threads.shutdownNow();
        }
        for (AttributeValue type : client.scan(scan -> scan.tableName(name)).items().stream()
                .map(item -> item.get("Type"))
                .toList()) {
            assertThat(type).isNotNull();
        }
        List<String> ends = new ArrayList<>();
        kin.table()
                .prepareScan(Marriage.class, marriage -> {
                    ends.add(marriage.personId());
                    ends.add(marriage.spouseId());
                })
                .execute();
        kin.table().prepareScan(Birth.class, birth -> ends.add(birth.personId())).execute();
        assertThat(ends).allSatisfy(end -> assertThat(kin.person().get(end)).isPresent());
        assertThat(connected).hasPositiveValue();
        assertThat(refused).hasPositiveValue();
        assertThat(deleted).hasPositiveValue();
    }

    private void write(Random random) {
        for (int round = 0; round < ROUNDS; round++) {
            String one = "p-" + random.nextInt(PEOPLE);
            String other = "p-" + random.nextInt(PEOPLE);
            try {
                switch (random.nextInt(6)) {
                    case 0 -> kin.person().create(new Person(one, one, one + "@example.com"));
                    case 1, 2 -> {
                        kin.marriage().connect(new Marriage(one, other));
                        connected.incrementAndGet();
                    }
                    case 3 -> kin.marriage().disconnect(one, other);
                    case 4 -> kin.birth().connect(new Birth(one, "london", DAY));
                    default -> deleted.addAndGet((int) kin.person().deleteNode(one).deleted());
                }
            } catch (ConditionFailedException expected) {
                refused.incrementAndGet();
            }
        }
    }
}
