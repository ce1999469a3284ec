package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.RandomText;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.Trials;
import io.keywright.runtime.cursor.CursorCodec;
import io.keywright.runtime.cursor.EncryptedCursors;
import io.keywright.runtime.cursor.SignedCursors;
import io.keywright.runtime.error.CursorProblem;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.ShopTable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whatever comes back instead of a cursor is refused before anything is sent. */
class HostileCursorTest {

    private static final byte[] KEY = new byte[32];
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    /** Answers nothing, so that a request would fail the test. */
    private final ScriptedClient client = new ScriptedClient();

    private enum Protection {
        NONE,
        SIGNED,
        ENCRYPTED;

        TableOptions options() {
            return switch (this) {
                case NONE -> TableOptions.defaults();
                case SIGNED -> with(SignedCursors.by("k", KEY));
                case ENCRYPTED -> with(EncryptedCursors.by("k", KEY));
            };
        }
    }

    @AfterEach
    void nothingWasSent() {
        assertThat(client.requests()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everyChangeOfAnyCharacterIsRefused(Protection protection) {
        ShopTable shop = ShopTable.open(client, protection.options());
        Trials.of(30, random -> {
            String cursor = cursor(shop.orders("c"), "ORDER#" + RandomText.component(random));
            for (int index = 0; index < cursor.length(); index++) {
                char other = ALPHABET.charAt(random.nextInt(64));
                if (other != cursor.charAt(index)) {
                    assertRefused(shop.orders("c"), cursor.substring(0, index) + other + cursor.substring(index + 1));
                }
                assertRefused(shop.orders("c"), cursor.substring(0, index));
                assertRefused(shop.orders("c"), cursor.substring(index + 1));
                assertRefused(shop.orders("c"), cursor.substring(0, index) + other + cursor.substring(index));
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNoCursorIsMalformed(Protection protection) {
        ShopTable shop = ShopTable.open(client, protection.options());
        String cursor = cursor(shop.orders("c"), "ORDER#1");

        for (String malformed : List.of(
                "",
                " ",
                "not a cursor",
                cursor + "=",
                cursor + " ",
                "#" + cursor,
                "ü",
                "\0",
                "+" + cursor.substring(1),
                "A".repeat(100_000),
                cursor.repeat(10_000))) {
            assertProblem(shop.orders("c"), malformed, CursorProblem.MALFORMED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void randomTextIsRefused(Protection protection) {
        ShopTable shop = ShopTable.open(client, protection.options());
        Trials.of(3000, random -> {
            StringBuilder text = new StringBuilder(random.nextBoolean() ? "" : random.nextBoolean() ? "Ag" : "Aw");
            for (int left = random.nextInt(120); left > 0; left--) {
                text.append(ALPHABET.charAt(random.nextInt(64)));
            }
            assertRefused(shop.orders("c"), text.toString());
        });
    }

    @ParameterizedTest
    @EnumSource
    void aCursorOfAnotherQueryIsForeign(Protection protection) {
        ShopTable shop = ShopTable.open(client, protection.options());
        String cursor = cursor(shop.orders("c"), "ORDER#1");

        assertProblem(shop.orders("d"), cursor, CursorProblem.FOREIGN);
        assertProblem(shop.orders("c").descending(), cursor, CursorProblem.FOREIGN);
        assertProblem(shop.orders("c").orderIdFrom("1"), cursor, CursorProblem.FOREIGN);
        assertProblem(shop.inPartition("c"), cursor, CursorProblem.FOREIGN);
        assertProblem(shop.byStatus("OPEN"), cursor, CursorProblem.FOREIGN);
        assertProblem(
                ShopTable.open(client, "another", protection.options()).orders("c"), cursor, CursorProblem.FOREIGN);
    }

    @ParameterizedTest
    @EnumSource
    void aCursorOfAnotherNumberOfShardsIsForeign(Protection protection) {
        ShopTable shop = ShopTable.open(client, protection.options());
        List<Position> positions = new ArrayList<>();
        for (int shard = 0; shard < 4; shard++) {
            positions.add(Position.BEGINNING);
        }
        String cursor = write(open(shop, 4), positions);

        assertThat(open(shop, 4).after(cursor).toRequests()).hasSize(4);
        assertProblem(open(shop, 3), cursor, CursorProblem.FOREIGN);
        assertProblem(open(shop, 5), cursor, CursorProblem.FOREIGN);
        assertProblem(open(shop, 1), cursor, CursorProblem.FOREIGN);
    }

    /** Anyone can compute the digest and the checksum of an unprotected cursor. */
    @ParameterizedTest
    @EnumSource
    void aKeyThatTheQueryCannotFindIsRefusedHoweverWellTheCursorIsMade(Protection protection) {
        ShopTable shop = ShopTable.open(client, protection.options());

        for (String outside :
                List.of("CUSTOMER", "ORDER", "ORDER\"", "ORDER$", "PAYMENT#1", "order#1", "\0", "\uFFFF")) {
            assertProblem(shop.orders("c"), cursor(shop.orders("c"), outside), CursorProblem.OUT_OF_RANGE);
        }
        assertProblem(
                shop.orders("c").orderIdFrom("5"),
                cursor(shop.orders("c").orderIdFrom("5"), "ORDER#4"),
                CursorProblem.OUT_OF_RANGE);
        assertProblem(
                shop.orders("c").orderId("5"),
                cursor(shop.orders("c").orderId("5"), "ORDER#6"),
                CursorProblem.OUT_OF_RANGE);
    }

    @Test
    void theEndOfABetweenIsAKeyThatDynamoDbCanStopAt() {
        ShopTable shop = ShopTable.open(client, TableOptions.defaults());
        String cursor = cursor(shop.orders("c").orderIdFrom("5"), "ORDER$");

        assertThat(shop.orders("c").orderIdFrom("5").after(cursor).toRequest().exclusiveStartKey())
                .containsEntry("SK", AttributeValue.fromS("ORDER$"));
    }

    @ParameterizedTest
    @EnumSource
    void aKeyThatNoItemHasIsMalformed(Protection protection) {
        ShopTable shop = ShopTable.open(client, protection.options());

        assertProblem(shop.orders("c"), cursor(shop.orders("c"), "ORDER#" + "x".repeat(1019)), CursorProblem.MALFORMED);
        assertProblem(shop.orders("c"), cursor(shop.orders("c"), ""), CursorProblem.MALFORMED);
    }

    @ParameterizedTest
    @EnumSource
    void aCursorBehindTheEndIsMalformed(Protection protection) {
        ShopTable shop = ShopTable.open(client, protection.options());
        String cursor = write(shop.orders("c"), List.of(Position.END));

        assertProblem(shop.orders("c"), cursor, CursorProblem.MALFORMED);
    }

    @Test
    void contentBehindThePositionsIsMalformed() {
        ShopTable shop = ShopTable.open(client, TableOptions.defaults());
        String cursor = write(shop.orders("c"), List.of(Position.BEGINNING, Position.BEGINNING));

        assertProblem(shop.orders("c"), cursor, CursorProblem.MALFORMED);
    }

    @Test
    void aSignatureIsDemandedOnceThereIsAKey() {
        String unsigned =
                cursor(ShopTable.open(client, Protection.NONE.options()).orders("c"), "ORDER#1");
        String signed =
                cursor(ShopTable.open(client, Protection.SIGNED.options()).orders("c"), "ORDER#1");

        assertProblem(
                ShopTable.open(client, Protection.SIGNED.options()).orders("c"), unsigned, CursorProblem.UNPROTECTED);
        assertProblem(
                ShopTable.open(client, Protection.ENCRYPTED.options()).orders("c"),
                unsigned,
                CursorProblem.UNPROTECTED);
        assertProblem(ShopTable.open(client, Protection.NONE.options()).orders("c"), signed, CursorProblem.UNKNOWN_KEY);
        assertRefused(ShopTable.open(client, Protection.ENCRYPTED.options()).orders("c"), signed);
    }

    @Test
    void aKeyThatIsNotAcceptedAnyMoreIsUnknown() {
        TableOptions newer = with(SignedCursors.by("n", KEY));
        String old = cursor(ShopTable.open(client, Protection.SIGNED.options()).orders("c"), "ORDER#1");

        assertProblem(ShopTable.open(client, newer).orders("c"), old, CursorProblem.UNKNOWN_KEY);
    }

    @ParameterizedTest
    @EnumSource
    void aCursorOfAnotherVersionSaysSo(Protection protection) {
        ShopTable shop = ShopTable.open(client, protection.options());
        byte[] bytes = Base64.getUrlDecoder().decode(cursor(shop.orders("c"), "ORDER#1"));
        for (int version : new int[] {-1, 0, 1, 4, 127}) {
            bytes[0] = (byte) version;
            assertProblem(
                    shop.orders("c"),
                    Base64.getUrlEncoder().withoutPadding().encodeToString(bytes),
                    CursorProblem.UNKNOWN_VERSION);
        }
    }

    @Test
    void anEncryptedCursorShowsNoKey() {
        ShopTable shop = ShopTable.open(client, Protection.ENCRYPTED.options());
        byte[] bytes = Base64.getUrlDecoder().decode(cursor(shop.orders("c"), "ORDER#secret"));

        assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).doesNotContain("secret");
    }

    @Test
    void aCodecThatLosesContentIsNoticed() {
        CursorCodec broken = new CursorCodec() {
            @Override
            public byte[] encode(byte[] content) {
                return content;
            }

            @Override
            public byte[] decode(byte[] encoded) {
                return new byte[3];
            }
        };
        ShopTable shop = ShopTable.open(client, with(broken));

        assertProblem(shop.orders("c"), cursor(shop.orders("c"), "ORDER#1"), CursorProblem.MALFORMED);
    }

    private static TableOptions with(CursorCodec codec) {
        return TableOptions.builder().cursorCodec(codec).build();
    }

    private static Query<Order, ?> open(ShopTable shop, int shards) {
        return shop.openOrders(shards, TypeFilter.NOT_NEEDED);
    }

    private static String cursor(Query<?, ?> query, String sortKey) {
        return write(query, List.of(Position.behind(Map.of("SK", AttributeValue.fromS(sortKey)))));
    }

    private static String write(Query<?, ?> query, List<Position> positions) {
        return new Cursor(query.plan()).write(positions);
    }

    private static void assertRefused(Query<?, ?> query, String cursor) {
        assertThatThrownBy(query.after(cursor)::page).isInstanceOf(InvalidCursorException.class);
    }

    private static void assertProblem(Query<?, ?> query, String cursor, CursorProblem problem) {
        Random random = new Random(cursor.hashCode());
        InvalidCursorException failure = catchThrowableOfType(InvalidCursorException.class, () -> {
            switch (random.nextInt(4)) {
                case 0 -> query.after(cursor).page();
                case 1 -> query.after(cursor).list();
                case 2 -> query.after(cursor).first();
                default -> query.after(cursor).toRequests();
            }
        });
        assertThat(failure).isNotNull();
        assertThat(failure.problem()).isEqualTo(problem);
        assertThat(failure.cursor()).isEqualTo(cursor);
        if (cursor.length() > 3) {
            assertThat(failure).hasMessageNotContaining(cursor);
        }
    }
}
