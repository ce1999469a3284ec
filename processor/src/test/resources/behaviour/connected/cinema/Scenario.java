package cinema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.CancelledAction;
import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.error.VersionConflictException;
import io.keywright.runtime.relation.Resolved;
import io.keywright.testing.DynamoDbExtension;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An edge is written where both of its ends are, and only there. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Film ALIEN = new Film("alien", "Alien", 184);
    private static final Actor WEAVER = new Actor("icm", 7, "Sigourney Weaver", 3);
    private static final Role RIPLEY = new Role("alien", 7, "icm", "Ripley", null, 0);

    private DynamoDbClient client;
    private String name;
    private CinemaTable cinema;

    @Override
    public void accept(DynamoDbClient given) {
        client = given;
        name = DynamoDbExtension.tableName("cinema");
        CinemaTable.createTable(client, name);
        cinema = CinemaTable.open(client, name);

        missingEnds();
        connects();
        bothDirections();
        followsItsEnds();
        endsThatAreOneItem();
        endsThatAreWrittenToo();
        endsThatGo();
        disconnects();
    }

    private void missingEnds() {
        assertThatThrownBy(() -> cinema.role().connect(RIPLEY))
                .isInstanceOfSatisfying(ItemNotFoundException.class, failure -> {
                    assertThat(failure.entity()).isEqualTo("Film");
                    assertThat(failure.partition()).isEqualTo("FILM#alien");
                });
        cinema.film().create(ALIEN);
        assertThatThrownBy(() -> cinema.role().connect(RIPLEY))
                .isInstanceOfSatisfying(ItemNotFoundException.class, failure -> {
                    assertThat(failure.entity()).isEqualTo("Actor");
                    assertThat(failure.partition()).isEqualTo("ACTOR#icm#000007");
                });
        assertThat(cinema.role().get("alien", 7)).isEmpty();

        client.putItem(put -> put.tableName(name)
                .item(Map.of(
                        "PK", AttributeValue.fromS("ACTOR#icm#000007"),
                        "SK", AttributeValue.fromS("ACTOR"),
                        "Type", AttributeValue.fromS("Singer"))));
        assertThatThrownBy(() -> cinema.role().connect(RIPLEY)).isInstanceOf(UnexpectedTypeException.class);
        cinema.actor().put(WEAVER);
    }

    private void connects() {
        assertThat(cinema.role().prepareConnect(RIPLEY).toRequest().transactItems()).hasSize(3);

        Role written = cinema.role().connect(RIPLEY);

        assertThat(written.version()).isEqualTo(1);
        assertThat(cinema.role().get("alien", 7)).contains(written);
        assertThatThrownBy(() -> cinema.role().connect(RIPLEY)).isInstanceOf(ItemAlreadyExistsException.class);
    }

    /** Each direction is one query, and what changes on a node touches no edge. */
    private void bothDirections() {
        cinema.film().update("alien").boxOffice(200).execute();
        cinema.actor().update("icm", 7).votes(4).execute();

        assertThat(cinema.role().ofFilm("alien").list()).extracting(Role::character).containsExactly("Ripley");
        assertThat(cinema.role().ofActor(7).list()).extracting(Role::film).containsExactly("alien");
        assertThat(cinema.role().get("alien", 7).orElseThrow().version()).isEqualTo(1);
        List<AttributeValue> partition = client
                .query(query -> query.tableName(name)
                        .indexName("GSI1")
                        .keyConditionExpression("GSI1PK = :p")
                        .expressionAttributeValues(Map.of(":p", AttributeValue.fromS("CAREER#000007"))))
                .items()
                .stream()
                .map(item -> item.get("Type"))
                .toList();
        assertThat(partition).extracting(AttributeValue::s).containsExactly("Actor", "Role");
    }

    private void followsItsEnds() {
        List<Resolved<Role, Actor>> cast =
                cinema.role().ofFilm("alien").resolve(RoleReferences.TO).list();
        List<Resolved<Role, Film>> films =
                cinema.role().ofActor(7).resolve(RoleReferences.FROM).list();

        assertThat(cast).extracting(pair -> pair.target().orElseThrow().votes()).containsExactly(4);
        assertThat(films).extracting(pair -> pair.target().orElseThrow().boxOffice()).containsExactly(200L);
        assertThat(cinema.role().ofFilm("alien").resolve(RoleReferences.FROM_).list())
                .allSatisfy(pair -> assertThat(pair.key()).isEmpty());
    }

    private void endsThatAreOneItem() {
        Sequel itself = new Sequel("alien", "alien");

        assertThat(cinema.sequel().prepareConnect(itself).toRequest().transactItems()).hasSize(2);
        assertThat(cinema.sequel().connect(itself)).isEqualTo(itself);
        assertThat(cinema.sequel().disconnect("alien", "alien")).contains(itself);
        assertThatThrownBy(() -> cinema.sequel().connect(new Sequel("none", "none")))
                .isInstanceOf(ItemNotFoundException.class);
    }

    /** What the same transaction writes is there by that, whether it is new, replaced or changed. */
    private void endsThatAreWrittenToo() {
        Sequel edge = new Sequel("alien", "aliens");
        Film aliens = new Film("aliens", "Aliens", 131);
        assertThat(cinema.table()
                        .transaction()
                        .connect(edge)
                        .create(aliens)
                        .toRequest()
                        .transactItems())
                .hasSize(3);

        cinema.table().transaction().connect(edge).create(aliens).commit();
        assertThat(cinema.sequel().get("alien", "aliens")).contains(edge);
        cinema.table()
                .transaction()
                .disconnect(edge)
                .put(aliens)
                .update(cinema.film().update("alien").boxOffice(201))
                .commit();
        assertThat(cinema.sequel().get("alien", "aliens")).isEmpty();
        cinema.table()
                .transaction()
                .update(cinema.film().update("alien").boxOffice(202))
                .replace(aliens)
                .connect(edge)
                .commit();
        assertThat(cinema.sequel().get("alien", "aliens")).contains(edge);
        assertThat(cinema.film().get("alien").orElseThrow().boxOffice()).isEqualTo(202);

        TransactionCancelledException cancelled = catchThrowableOfType(
                TransactionCancelledException.class,
                () -> cinema.table()
                        .transaction()
                        .put(aliens)
                        .connect(new Sequel("aliens", "prometheus"))
                        .commit());
        assertThat(cancelled.actions()).extracting(CancelledAction::action).containsExactly("Film.check");
        assertThat(cancelled.actions().get(0).reason().orElseThrow()).isInstanceOf(ItemNotFoundException.class);
        assertThat(cancelled.actions().get(0).index()).isEqualTo(1);
    }

    /** An end cannot go in the transaction that connects it, in whichever order it is said. */
    private void endsThatGo() {
        Film aliens = cinema.film().get("aliens").orElseThrow();
        Sequel edge = new Sequel("aliens", "alien");

        assertThatThrownBy(() -> cinema.table()
                        .transaction()
                        .connect(edge)
                        .delete(aliens)
                        .commit())
                .isInstanceOf(DuplicateWriteException.class);
        assertThatThrownBy(() -> cinema.table()
                        .transaction()
                        .delete(aliens)
                        .connect(edge)
                        .commit())
                .isInstanceOf(DuplicateWriteException.class);
        assertThat(cinema.film().get("aliens")).contains(aliens);
    }

    private void disconnects() {
        Role role = cinema.role().get("alien", 7).orElseThrow();
        assertThatThrownBy(() -> cinema.role().disconnect(RIPLEY)).isInstanceOf(VersionConflictException.class);
        assertThat(cinema.role().disconnect(role)).contains(role);
        assertThatThrownBy(() -> cinema.role().disconnect(role)).isInstanceOf(ItemNotFoundException.class);
        assertThat(cinema.sequel().prepareDisconnect(new Sequel("alien", "aliens")).execute())
                .isPresent();
        assertThatThrownBy(() -> cinema.sequel().disconnect("alien", "aliens"))
                .isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> cinema.table()
                        .transaction()
                        .disconnect(new Sequel("alien", "aliens"))
                        .commit())
                .isInstanceOf(TransactionCancelledException.class);
    }
}
