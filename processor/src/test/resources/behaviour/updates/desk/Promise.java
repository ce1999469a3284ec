package desk;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.item.EntityMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Random sequences of writes of every kind, alone and several in a transaction, with knowledge that is right and that is not.
 * After each sequence every stored item has the keys that the mapper would write for it, both or neither of each index, its
 * type, and what another program wrote into it, unless it was written as a whole since.
 */
public final class Promise implements Consumer<DynamoDbClient> {

    private static final int OPERATIONS = Integer.getInteger("keywright.operations", 4_000);
    private static final int IN_SEQUENCE = 200;
    private static final long FIRST = Long.getLong("keywright.seed", 1_000L);

    private World world;
    private OrderWrites orders;
    private ParcelWrites parcels;
    private VisitorWrites visitors;
    private int written;
    private int refused;
    private int together;
    private int items;

    @Override
    public void accept(DynamoDbClient client) {
        int sequence = 0;
        while (written + refused < OPERATIONS) {
            long seed = FIRST + sequence++;
            try {
                run(client, "promise-" + seed, new Random(seed));
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("seed " + seed + " fails (-Dkeywright.seed=" + seed + ")", failure);
            }
        }
        assertThat(written).isGreaterThan(refused / 2);
        assertThat(refused).isGreaterThan(0);
        assertThat(together).isGreaterThan(OPERATIONS / 20);
        System.out.printf(
                "%,d writes carried out (%,d of them in transactions of several), %,d refused; %,d items as the mapper"
                        + " would write them after %,d sequences%n",
                written, together, refused, items, sequence);
    }

    private void run(DynamoDbClient client, String table, Random random) {
        world = new World(client, table, random);
        orders = new OrderWrites(world);
        parcels = new ParcelWrites(world);
        visitors = new VisitorWrites(world);
        for (int i = 0; i < IN_SEQUENCE; i++) {
            if (random.nextInt(20) == 0) {
                another();
            } else {
                one();
            }
        }
        check();
        client.deleteTable(request -> request.tableName(table));
    }

    /** What programs do that are not this one. */
    private void another() {
        switch (world.random.nextInt(5)) {
            case 0 -> orders.stranger();
            case 1 -> parcels.stranger();
            case 2 -> visitors.stranger();
            default -> parcels.older();
        }
    }

    private void one() {
        int actions = world.random.nextInt(3) == 0 ? 1 + world.random.nextInt(3) : 0;
        try {
            if (actions == 0) {
                draw().alone();
                written++;
            } else {
                transaction(actions);
            }
        } catch (ConditionFailedException | TransactionCancelledException expected) {
            refused += Math.max(1, actions);
        } catch (DuplicateWriteException drawnTwice) {
            assertThat(actions).isGreaterThan(1);
        }
    }

    private void transaction(int actions) {
        List<Drawn> drawn = new ArrayList<>();
        DeskTransaction transaction = world.desk.table().transaction();
        for (int i = 0; i < actions; i++) {
            Drawn one = draw();
            drawn.add(one);
            transaction.add(one.write());
        }
        transaction.commit();
        drawn.forEach(Drawn::after);
        written += actions;
        together += actions > 1 ? actions : 0;
    }

    private Drawn draw() {
        return switch (world.random.nextInt(6)) {
            case 0 -> visitors.draw();
            case 1, 2 -> parcels.draw();
            default -> orders.draw();
        };
    }

    private void check() {
        Set<String> seen = new HashSet<>();
        world.client
                .scanPaginator(ScanRequest.builder().tableName(world.table).build())
                .items()
                .forEach(item -> {
                    switch (item.get("Type").s()) {
                        case "Order" -> check(item, OrderMapper.INSTANCE);
                        case "Parcel", "Package" -> check(ParcelWrites.present(item), ParcelMapper.INSTANCE);
                        default -> check(item, VisitorMapper.INSTANCE);
                    }
                    seen.add(item.get("PK").s() + item.get("SK").s());
                });
        assertThat(seen).containsAll(world.strangers.keySet());
        items += seen.size();
    }

    /** Every stored attribute is what the mapper would write, but for what it does not know. */
    private <T> void check(Map<String, AttributeValue> item, EntityMapper<T> mapper) {
        T entity = mapper.fromItem(item);
        Map<String, AttributeValue> expected = new HashMap<>(mapper.toItem(entity));
        String unknown = world.strangers.get(World.key(mapper, entity));
        if (unknown != null) {
            expected.put(World.UNKNOWN, AttributeValue.fromS(unknown));
        }
        assertThat(comparable(item)).isEqualTo(comparable(expected));
        for (String key : item.keySet()) {
            if (key.startsWith("GSI")) {
                assertThat(item).containsKeys(key.substring(0, 4) + "PK", key.substring(0, 4) + "SK");
            }
        }
    }

    /** With sets in one order. */
    private static Map<String, AttributeValue> comparable(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> sorted = new HashMap<>(item);
        sorted.computeIfPresent("tags", (name, tags) ->
                AttributeValue.fromSs(tags.ss().stream().sorted().toList()));
        return sorted;
    }
}
