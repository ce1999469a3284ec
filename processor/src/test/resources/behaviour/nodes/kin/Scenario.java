package kin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.NodeInDeletionException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.relation.NodeDeletion;
import io.keywright.testing.DynamoDbExtension;
import java.time.LocalDate;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A node goes with all that lies in its partition and all that points to it, and nothing else does. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final LocalDate DAY = LocalDate.of(1815, 12, 10);

    private DynamoDbClient client;
    private String name;
    private KinTable kin;

    @Override
    public void accept(DynamoDbClient given) {
        client = given;
        name = DynamoDbExtension.tableName("kin");
        KinTable.createTable(client, name);
        kin = KinTable.open(client, name);

        noNode();
        regroups();
        goesWhole();
        marked();
        unknown();
        many();
    }

    private void noNode() {
        NodeDeletion deletion = kin.person().deleteNode("nobody");

        assertThat(deletion.found()).isFalse();
        assertThat(deletion.deleted()).isZero();
        assertThat(deletion.isComplete()).isTrue();
        put("PERSON#other", "PERSON", Map.of("Type", text("Alien")));
        assertThatThrownBy(() -> kin.person().deleteNode("other")).isInstanceOf(UnexpectedTypeException.class);
        delete("PERSON#other", "PERSON");
    }

    private void people() {
        kin.person().create(new Person("ada", "Ada", "ada@example.com"));
        kin.person().create(new Person("william", "William", "w@example.com"));
        kin.person().create(new Person("byron", "Byron", null));
        kin.place().create(new Place("london", "London"));
        kin.marriage().connect(new Marriage("ada", "william"));
        kin.marriage().connect(new Marriage("byron", "ada"));
        kin.birth().connect(new Birth("ada", "london", DAY));
        kin.birth().connect(new Birth("byron", "london", DAY.minusYears(27)));
        kin.job().create(new Job("ada", 1, "mathematician", "badge-1"));
        kin.job().create(new Job("ada", 2, "writer", "badge-2"));
        kin.job().create(new Job("william", 1, "writer", "badge-3"));
    }

    /** From a group to its edges, and from these to their nodes. */
    private void regroups() {
        people();
        assertThat(kin.birth().atPlace("london").list())
                .extracting(Birth::personId)
                .containsExactly("byron", "ada");
        assertThat(kin.birth().onDay(DAY).resolve(BirthReferences.FROM).list())
                .extracting(pair -> pair.target().orElseThrow().name())
                .containsExactly("Ada");
        assertThat(kin.job().ofTitle("writer").list())
                .extracting(Job::personId)
                .containsExactly("ada", "william");
    }

    private void goesWhole() {
        NodeDeletion deletion = kin.person().deleteNode("ada");

        assertThat(deletion.found()).isTrue();
        assertThat(deletion.isComplete()).isTrue();
        assertThat(deletion.deleted()).isEqualTo(6);
        assertThat(kin.person().get("ada")).isEmpty();
        assertThat(kin.marriage().ofPerson("byron").list()).isEmpty();
        assertThat(kin.birth().atPlace("london").list())
                .extracting(Birth::personId)
                .containsExactly("byron");
        assertThat(kin.person().get("william")).isPresent();
        assertThat(kin.job().get("william", 1)).isPresent();
        // The unique values are free again, the head's and those of what was deleted with it.
        kin.person().create(new Person("ada-2", "Ada", "ada@example.com"));
        kin.job().create(new Job("ada-2", 1, "writer", "badge-1"));

        // A place has its edges by an index alone.
        assertThat(kin.place().deleteNode(PlaceKeys.primary("london")).deleted()).isEqualTo(2);
        assertThat(kin.birth().get("byron")).isEmpty();
        assertThat(kin.place().get("london")).isEmpty();
    }

    /** A head that is marked is no end, and is not replaced; it can still be read and changed. */
    private void marked() {
        kin.place().create(new Place("paris", "Paris"));
        mark("PLACE#paris", "PLACE", "Gone");
        mark("PERSON#byron", "PERSON", "Deleting");
        Person byron = kin.person().get("byron").orElseThrow();

        assertThatThrownBy(() -> kin.birth().connect(new Birth("william", "paris", DAY)))
                .isInstanceOfSatisfying(NodeInDeletionException.class, failure -> {
                    assertThat(failure.entity()).isEqualTo("Place");
                    assertThat(failure.partition()).isEqualTo("PLACE#paris");
                });
        assertThatThrownBy(() -> kin.birth().connect(new Birth("byron", "paris", DAY)))
                .isInstanceOf(NodeInDeletionException.class);
        assertThatThrownBy(() -> kin.person().put(byron)).isInstanceOf(NodeInDeletionException.class);
        assertThatThrownBy(() -> kin.person().replace(byron)).isInstanceOf(NodeInDeletionException.class);
        assertThatThrownBy(() -> kin.person().create(byron)).isInstanceOf(ItemAlreadyExistsException.class);
        assertThatThrownBy(() -> kin.person().move(byron, new Person("gordon", "Byron", null)))
                .isInstanceOf(NodeInDeletionException.class);
        assertThatThrownBy(() -> kin.table()
                        .transaction()
                        .update(kin.person().update("byron").name("Lord Byron"))
                        .connect(new Marriage("byron", "william"))
                        .commit())
                .isInstanceOfSatisfying(
                        TransactionCancelledException.class, cancelled -> assertThat(cancelled.actions().get(0).reason())
                                .get()
                                .isInstanceOf(NodeInDeletionException.class));
        kin.person().update("byron").name("Lord Byron").execute();
        assertThatThrownBy(() -> kin.marriage().connect(new Marriage("william", "byron")))
                .isInstanceOf(NodeInDeletionException.class);

        assertThat(kin.person().deleteNode("byron").deleted()).isEqualTo(1);
        assertThat(kin.place().deleteNode("paris").deleted()).isEqualTo(1);
        assertThatThrownBy(() -> kin.birth().connect(new Birth("william", "paris", DAY)))
                .isInstanceOf(ItemNotFoundException.class);
    }

    /** What this program does not know stays, and so does the head. */
    private void unknown() {
        put("PERSON#william", "HOBBY#1", Map.of("Type", text("Hobby")));
        put("PERSON#william", "HOBBY#2", Map.of());

        NodeDeletion deletion = kin.person().deleteNode("william");

        assertThat(deletion.left()).isEqualTo(2);
        assertThat(deletion.isComplete()).isFalse();
        assertThat(deletion.deleted()).isEqualTo(1);
        assertThat(kin.person().get("william")).isPresent();
        delete("PERSON#william", "HOBBY#1");
        delete("PERSON#william", "HOBBY#2");
        assertThat(kin.person().prepareDeleteNode(PersonKeys.primary("william")).execute().isComplete())
                .isTrue();
        assertThat(kin.person().get("william")).isEmpty();
    }

    /** More than a page of keys in either direction, and more than a transaction takes with its guards. */
    private void many() {
        kin.person().create(new Person("hub", "Hub", null));
        IntStream.range(0, 130).forEach(number -> {
            kin.marriage().put(new Marriage("hub", "s%03d".formatted(number)));
            kin.marriage().put(new Marriage("t%03d".formatted(number), "hub"));
            kin.job().create(new Job("hub", number, "job", "hub-" + number));
        });

        assertThat(kin.person().deleteNode("hub").deleted()).isEqualTo(391);
        assertThat(kin.marriage().withSpouse("hub").list()).isEmpty();
        assertThat(kin.job().ofPerson("hub").list()).isEmpty();
    }

    private void mark(String partition, String sort, String mark) {
        client.updateItem(update -> update.tableName(name)
                .key(Map.of("PK", text(partition), "SK", text(sort)))
                .updateExpression("SET " + mark + " = :t")
                .expressionAttributeValues(Map.of(":t", AttributeValue.fromBool(true))));
    }

    private void put(String partition, String sort, Map<String, AttributeValue> more) {
        Map<String, AttributeValue> item = new java.util.HashMap<>(more);
        item.put("PK", text(partition));
        item.put("SK", text(sort));
        client.putItem(put -> put.tableName(name).item(item));
    }

    private void delete(String partition, String sort) {
        client.deleteItem(
                delete -> delete.tableName(name).key(Map.of("PK", text(partition), "SK", text(sort))));
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }
}
