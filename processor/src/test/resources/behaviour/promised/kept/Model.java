package kept;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.testing.DynamoDbExtension;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** After every step of random writes the guards are exactly those of the items that are there. */
public final class Model implements Consumer<DynamoDbClient> {

    private static final int STEPS = Integer.getInteger("keywright.steps", 400);
    private static final String[] NAMES = {"a", "b", "#", "UNIQUE#Handle", "\ud83d\ude00", "ä"};

    private final Map<String, Handle> handles = new HashMap<>();
    private final Map<String, User> users = new HashMap<>();
    private DynamoDbClient client;
    private String table;
    private KeptTable kept;
    private Random random;

    @Override
    public void accept(DynamoDbClient dynamoDb) {
        client = dynamoDb;
        table = DynamoDbExtension.tableName("model");
        KeptTable.createTable(client, table);
        kept = KeptTable.open(client, table);
        long seed = Long.getLong("keywright.seed", System.nanoTime());
        random = new Random(seed);
        int written = 0;
        for (int step = 0; step < STEPS; step++) {
            String what = "seed " + seed + ", step " + step;
            if (step()) {
                written++;
            }
            Map<String, String> expected = new HashMap<>();
            handles.values().forEach(handle -> add(expected, handle));
            users.values().forEach(user -> add(expected, user));
            assertThat(stored()).as(what).isEqualTo(expected);
        }
        assertThat(written).isBetween(STEPS / 10, STEPS);
    }

    private boolean step() {
        try {
            switch (random.nextInt(9)) {
                case 0 -> keep(kept.handle().create(handle()));
                case 1 -> keep(kept.handle().put(handle()));
                case 2 -> keep(kept.handle().replace(handle()));
                case 3 -> {
                    String id = id();
                    kept.handle().delete(id);
                    handles.remove(id);
                }
                case 4 -> keep(kept.user().create(user()));
                case 5 -> keep(kept.user().put(known()));
                case 6 -> keep(kept.user().replace(known()));
                case 7 -> {
                    User user = known();
                    kept.user().delete(user);
                    users.remove(user.userId());
                }
                default -> transaction();
            }
            return true;
        } catch (ConditionFailedException | TransactionCancelledException refused) {
            return false;
        }
    }

    private void transaction() {
        List<Handle> written = new ArrayList<>();
        var transaction = kept.table().transaction();
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < 2 + random.nextInt(2); i++) {
            Handle handle = handle();
            if (ids.add(handle.handleId())) {
                transaction.put(handle);
                written.add(handle);
            }
        }
        String deleted = id();
        if (ids.add(deleted)) {
            transaction.delete(kept.handle().prepareDelete(HandleKeys.primary(deleted)));
        }
        transaction.commit();
        written.forEach(this::keep);
        if (written.stream().noneMatch(handle -> handle.handleId().equals(deleted))) {
            handles.remove(deleted);
        }
    }

    private void keep(Handle handle) {
        handles.put(handle.handleId(), handle);
    }

    private void keep(User user) {
        users.put(user.userId(), user);
    }

    private String id() {
        return "i" + random.nextInt(4);
    }

    private Handle handle() {
        return new Handle(id(), name(), random.nextInt(6));
    }

    private @Nullable String name() {
        int index = random.nextInt(NAMES.length + 1);
        return index == NAMES.length ? null : NAMES[index];
    }

    private User user() {
        String email = NAMES[random.nextInt(NAMES.length)];
        return new User(id(), "t" + random.nextInt(2), email, name(), "GB", null, 0, null, null);
    }

    /** One that is there with other values, if there is one. */
    private User known() {
        User other = user();
        User stored = users.get(other.userId());
        return stored == null
                ? other
                : new User(
                        other.userId(),
                        other.tenant(),
                        other.email(),
                        other.phone(),
                        stored.country(),
                        null,
                        stored.version(),
                        stored.createdAt(),
                        null);
    }

    private static void add(Map<String, String> expected, Handle handle) {
        String owner = "HANDLE#" + handle.handleId();
        expected.put(owner, owner);
        if (handle.name() != null) {
            put(expected, "UNIQUE#Handle#name#" + GuardText.of(handle.name()), owner);
        }
        put(expected, "UNIQUE#Handle#number#" + GuardText.of(Integer.toString(handle.number())), owner);
    }

    private static void add(Map<String, String> expected, User user) {
        String owner = "USER#" + user.userId();
        expected.put(owner, owner);
        put(expected, "UNIQUE#User#email#" + GuardText.of(user.email().toLowerCase(java.util.Locale.ROOT)), owner);
        if (user.phone() != null) {
            put(expected, "UNIQUE#User#phone#" + user.tenant() + "#" + GuardText.of(user.phone()), owner);
        }
    }

    /** No two items of the model hold one value: then the promise would have been broken. */
    private static void put(Map<String, String> expected, String guard, String owner) {
        assertThat(expected.put(guard, owner)).as(guard).isNull();
    }

    /** Each item's partition key with its owner's, which of all but guards is itself. */
    private Map<String, String> stored() {
        Map<String, String> stored = new HashMap<>();
        client.scan(scan -> scan.tableName(table).consistentRead(true)).items().forEach(item -> {
            String key = item.get("PK").s();
            stored.put(key, item.containsKey("owner") ? item.get("owner").m().get("PK").s() : key);
        });
        return stored;
    }
}
