package network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.query.Page;
import io.keywright.runtime.relation.Drift;
import io.keywright.runtime.relation.Refreshed;
import io.keywright.runtime.relation.Resolved;
import io.keywright.testing.DynamoDbExtension;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** References lead to what they name, in order, and copies are told from their sources. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Instant MADE = Instant.parse("2026-11-30T10:15:30.5Z");

    private NetworkTable network;

    @Override
    public void accept(DynamoDbClient client) {
        String name = DynamoDbExtension.tableName("network");
        NetworkTable.createTable(client, name);
        network = NetworkTable.open(client, name);

        pairsInOrder();
        pages();
        nothingNamed();
        theSameKind();
        severalComponents();
        drifts();
        anotherType(client, name);
        assertThat(NoteReferences.AUTHOR.key(note("n", "u"))).isEqualTo(UserKeys.primary("u"));
        assertThat(NoteReferences.AUTHOR.property()).isEqualTo("author");
        assertThat(NoteReferences.AUTHOR.target()).isEqualTo(User.class);
    }

    private static Note note(String id, String author) {
        Note note = new Note();
        note.setId(id);
        note.setAuthor(author);
        return note;
    }

    /** More than a batch holds, several of one, and some that are gone. */
    private void pairsInOrder() {
        List<String> followed = new ArrayList<>();
        IntStream.range(0, 230).forEach(number -> {
            String id = "f%03d".formatted(number);
            followed.add(id);
            network.following().put(new Following("me", id));
            if (number % 10 != 7) {
                network.user().put(new User(id, "name of " + id, number));
            }
        });

        List<Resolved<Following, User>> all =
                network.following().ofUser("me").resolve(FollowingReferences.FOLLOWED_ID).list();

        assertThat(all).extracting(pair -> pair.item().followedId()).isEqualTo(followed);
        assertThat(all).allSatisfy(pair -> {
            String id = pair.item().followedId();
            assertThat(pair.key()).contains(UserKeys.primary(id));
            assertThat(pair.isDangling()).isEqualTo(id.endsWith("7"));
            assertThat(pair.target().map(User::name))
                    .isEqualTo(id.endsWith("7") ? Optional.empty() : Optional.of("name of " + id));
        });
        List<Resolved<Following, User>> owners = network.following()
                .ofUser("me")
                .descending()
                .limit(3)
                .resolve(FollowingReferences.USER_ID)
                .list();
        assertThat(owners).hasSize(3).allSatisfy(pair -> assertThat(pair.isDangling()).isTrue());
    }

    private void pages() {
        List<String> seen = new ArrayList<>();
        String cursor = null;
        do {
            Page<Resolved<Following, User>> page = network.following()
                    .ofUser("me")
                    .limit(100)
                    .after(cursor)
                    .resolve(FollowingReferences.FOLLOWED_ID)
                    .page();
            page.items().forEach(pair -> seen.add(pair.item().followedId()));
            cursor = page.cursor().orElse(null);
        } while (cursor != null);
        assertThat(seen).hasSize(230).doesNotHaveDuplicates().isSorted();
        assertThat(network.following()
                        .ofUser("me")
                        .limit(120)
                        .resolve(FollowingReferences.FOLLOWED_ID)
                        .fill()
                        .items())
                .hasSize(120);
        assertThat(network.following()
                        .ofUser("nobody")
                        .resolve(FollowingReferences.FOLLOWED_ID)
                        .list())
                .isEmpty();
    }

    private void nothingNamed() {
        network.message().put(new Message("me", 1, null, Optional.empty(), "from nobody"));
        network.message().put(new Message("me", 2, "f001", Optional.of("f002"), "from one, by another"));

        List<Resolved<Message, User>> senders =
                network.message().ofUser("me").resolve(MessageReferences.SENDER).list();
        List<Resolved<Message, User>> forwarders =
                network.message().ofUser("me").resolve(MessageReferences.FORWARDER).list();

        assertThat(senders.get(0).key()).isEmpty();
        assertThat(senders.get(0).target()).isEmpty();
        assertThat(senders.get(0).isDangling()).isFalse();
        assertThat(senders.get(1).target().map(User::userId)).contains("f001");
        assertThat(forwarders.get(0).isDangling()).isFalse();
        assertThat(forwarders.get(1).target().map(User::userId)).contains("f002");
    }

    private void theSameKind() {
        network.call().put(new Visit("me", "a", null));
        network.call().put(new Visit("me", "b", "a"));
        assertThat(network.call().ofUser("me").resolve(CallReferences.BEFORE).list())
                .extracting(pair -> pair.target().map(Visit::visit))
                .containsExactly(Optional.empty(), Optional.of("a"));
    }

    private void severalComponents() {
        Product product = product("9.99", null, Optional.empty());
        network.product().put(product);
        network.cartItem().put(item("9.99", null, null));
        Resolved<CartItem, Product> pair = network.cartItem()
                .ofUser("me")
                .resolve(CartItemReferences.PRODUCT)
                .list()
                .get(0);
        assertThat(pair.target()).contains(product);
        assertThat(pair.key()).contains(ProductMapper.INSTANCE.key(product));
    }

    private void drifts() {
        byte[] picture = {1, 2};
        network.product().put(product("9.990", picture, Optional.of("red")));
        network.cartItem().put(item("9.99", picture.clone(), "red"));
        assertThat(refreshed().isCurrent()).isTrue();
        assertThat(refreshed().drift()).isEmpty();

        network.product().put(product("12", new byte[] {1, 3}, Optional.empty()));
        Refreshed<CartItem, Product> drifted = refreshed();
        assertThat(drifted.isCurrent()).isFalse();
        assertThat(drifted.drift()).extracting(Drift::property).containsExactly("price", "icon", "colour");
        Drift price = drifted.drift().get(0);
        assertThat(price.copied()).contains(new BigDecimal("9.99"));
        assertThat(price.now()).contains(new BigDecimal("12"));
        assertThat(drifted.drift().get(2).copied()).contains("red");
        assertThat(drifted.drift().get(2).now()).isEmpty();
        assertThat(price).hasToString("price");

        network.product().delete("shop", MADE.atZone(java.time.ZoneOffset.UTC).toLocalDate(), 1);
        assertThat(refreshed().isDangling()).isTrue();
        assertThat(refreshed().isCurrent()).isFalse();
        assertThat(refreshed().drift()).isEmpty();
    }

    private Refreshed<CartItem, Product> refreshed() {
        return network.cartItem()
                .ofUser("me")
                .refresh(CartItemReferences.PRODUCT)
                .list()
                .get(0);
    }

    private static Product product(String price, byte[] picture, Optional<String> colour) {
        return new Product("shop", MADE, 1, new BigDecimal(price), picture, colour);
    }

    private static CartItem item(String price, byte[] icon, String colour) {
        return new CartItem("me", "shop", MADE, 1, new BigDecimal(price), icon, colour);
    }

    /** What lies under a user's key and is none is no user. */
    private void anotherType(DynamoDbClient client, String name) {
        client.putItem(request -> request.tableName(name)
                .item(Map.of(
                        "PK", AttributeValue.fromS("USER#f001"),
                        "SK", AttributeValue.fromS("USER"),
                        "Type", AttributeValue.fromS("Message"))));
        assertThatThrownBy(() -> network.following()
                        .ofUser("me")
                        .resolve(FollowingReferences.FOLLOWED_ID)
                        .list())
                .isInstanceOf(UnexpectedTypeException.class);
    }
}
