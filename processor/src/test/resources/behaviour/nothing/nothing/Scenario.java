package nothing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.InvalidExpressionException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.expression.Condition;
import io.keywright.testing.DynamoDbExtension;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The table "Nothing and empty", cell by cell: written, read, updated and asked for, in an item and in its documents. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final AttributeValue NULL = AttributeValue.fromNul(true);
    private static final AttributeValue NO_LIST = AttributeValue.fromL(List.of());
    private static final AttributeValue NO_MAP = AttributeValue.fromM(Map.of());
    private static final Map<String, AttributeValue> KEY =
            Map.of("PK", AttributeValue.fromS("THING#t"), "SK", AttributeValue.fromS("THING"));

    private DynamoDbClient client;
    private String table;
    private ThingRepository things;

    @Override
    public void accept(DynamoDbClient given) {
        client = given;
        table = DynamoDbExtension.tableName("nothing");
        HallTable.createTable(client, table);
        things = HallTable.open(client, table).thing();
        written();
        refused();
        read();
        unreadable();
        updated();
        askedFor();
    }

    private void written() {
        writes("nullable null", "nullable", each -> each.setNullable(null), null, Base::getNullable);
        writes("empty Optional", "optional", each -> each.setOptional(Optional.empty()), null, Base::getOptional);
        writes("empty string", "required", each -> each.setRequired(""), AttributeValue.fromS(""), Base::getRequired);
        writes(
                "empty bytes",
                "bytes",
                each -> each.setBytes(new byte[0]),
                AttributeValue.fromB(SdkBytes.fromByteArray(new byte[0])),
                each -> each.getBytes().length);
        writes("empty list", "list", each -> each.setList(List.of()), NO_LIST, Base::getList);
        writes("empty map", "map", each -> each.setMap(Map.of()), NO_MAP, Base::getMap);
        writes("empty array", "array", each -> each.setArray(new String[0]), NO_LIST, each -> each.getArray().length);
        writes("empty document", "inner", each -> each.setInner(new Inner(null)), NO_MAP, Base::getInner);
        writes("nullable empty document", "maybe", each -> each.setMaybe(new Inner(null)), NO_MAP, Base::getMaybe);
        writes("nullable null document", "maybe", each -> each.setMaybe(null), null, Base::getMaybe);
        writes("empty required Set", "set", each -> each.setSet(Set.of()), null, Base::getSet);
        writes("empty required Set stored as L", "booleans", each -> each.setBooleans(Set.of()), null, Base::getBooleans);
        writes("empty Set that can be absent", "listedSet", each -> each.setListedSet(Set.of()), NO_LIST, Base::getListedSet);
        writes("null for a Set that can be absent", "listedSet", each -> each.setListedSet(null), null, Base::getListedSet);
        writes(
                "empty Set inside of a list",
                "sets",
                each -> each.setSets(List.of(Set.of())),
                AttributeValue.fromL(List.of(NO_LIST)),
                Base::getSets);
    }

    private void writes(
            String cell, String attribute, Consumer<Base> set, AttributeValue stored, Function<Base, Object> get) {
        for (Depth depth : Depth.values()) {
            Thing thing = new Thing();
            set.accept(depth.in(thing));
            Object value = get.apply(depth.in(thing));
            things.put(thing);
            assertThat(depth.in(raw()).get(attribute)).as("%s, written in %s", cell, depth).isEqualTo(stored);
            assertThat(get.apply(depth.in(things.get("t").orElseThrow())))
                    .as("%s, read in %s", cell, depth)
                    .isEqualTo(value);
        }
    }

    private void refused() {
        refuses("required null", "required", each -> each.setRequired(null));
        refuses("null list", "list", each -> each.setList(null));
        refuses("null Set", "set", each -> each.setSet(null));
        refuses("null document", "inner", each -> each.setInner(null));
        refuses("null in place of an Optional", "optional", each -> each.setOptional(null));
        refuses("null inside of a list", "list[1]", each -> each.setList(Arrays.asList("x", null)));
        refuses("null inside of an array", "array[1]", each -> each.setArray(new String[] {"x", null}));
        refuses("null inside of a set", "set[]", each -> each.setSet(new LinkedHashSet<>(Arrays.asList("x", null))));
        refuses(
                "null inside of a set stored as L",
                "booleans[]",
                each -> each.setBooleans(new LinkedHashSet<>(Arrays.asList(true, null))));
        refuses("null inside of a list of sets", "sets[0]", each -> each.setSets(Collections.singletonList(null)));
        refuses("null inside of a map", "map[k]", each -> each.setMap(Collections.singletonMap("k", null)));
        refuses("empty string as the key of a map", "map[]", each -> each.setMap(Map.of("", "x")));
    }

    private void refuses(String cell, String path, Consumer<Base> set) {
        for (Depth depth : Depth.values()) {
            Thing thing = new Thing();
            set.accept(depth.in(thing));
            InvalidEntityException failure =
                    catchThrowableOfType(InvalidEntityException.class, () -> things.put(thing));
            assertThat(failure).as("%s, refused in %s", cell, depth).isNotNull();
            assertThat(failure.path()).as(cell).startsWith(depth.path + path);
        }
    }

    private void read() {
        for (AttributeValue nothing : Arrays.asList(null, NULL)) {
            reads("nullable", "nullable", nothing, Base::getNullable, null);
            reads("Optional", "optional", nothing, Base::getOptional, Optional.empty());
            reads("nullable document", "maybe", nothing, Base::getMaybe, null);
            reads("required Set", "set", nothing, Base::getSet, Set.of());
            reads("required Set stored as L", "booleans", nothing, Base::getBooleans, Set.of());
            reads("Set that can be absent", "listedSet", nothing, Base::getListedSet, null);
        }
        reads("required Set from an empty L", "set", NO_LIST, Base::getSet, Set.of());
        reads("Set that can be absent from an empty L", "listedSet", NO_LIST, Base::getListedSet, Set.of());
        reads("empty L", "list", NO_LIST, Base::getList, List.of());
        reads("empty M", "map", NO_MAP, Base::getMap, Map.of());
        reads("empty document", "inner", NO_MAP, Base::getInner, new Inner(null));
        reads("a document of NULL", "inner", AttributeValue.fromM(Map.of("text", NULL)), Base::getInner, new Inner(null));
    }

    private void reads(
            String cell, String attribute, AttributeValue stored, Function<Base, Object> get, Object expected) {
        for (Depth depth : Depth.values()) {
            put(depth, attribute, stored);
            assertThat(get.apply(depth.in(things.get("t").orElseThrow())))
                    .as("%s of %s in %s", cell, stored, depth)
                    .isEqualTo(expected);
        }
    }

    private void unreadable() {
        for (AttributeValue nothing : Arrays.asList(null, NULL)) {
            fails("required", "required", "required", nothing);
            fails("bytes", "bytes", "bytes", nothing);
            fails("list", "list", "list", nothing);
            fails("map", "map", "map", nothing);
            fails("array", "array", "array", nothing);
            fails("document", "inner", "inner", nothing);
        }
        fails("NULL in a list", "list", "list[0]", AttributeValue.fromL(List.of(NULL)));
        fails("NULL in an array", "array", "array[0]", AttributeValue.fromL(List.of(NULL)));
        fails("NULL in a map", "map", "map[k]", AttributeValue.fromM(Map.of("k", NULL)));
        fails("NULL in a list of sets", "sets", "sets[0]", AttributeValue.fromL(List.of(NULL)));
        fails("NULL in a set that is a list", "set", "set[]", AttributeValue.fromL(List.of(NULL)));
    }

    private void fails(String cell, String attribute, String path, AttributeValue stored) {
        for (Depth depth : Depth.values()) {
            put(depth, attribute, stored);
            UnmappableItemException failure =
                    catchThrowableOfType(UnmappableItemException.class, () -> things.get("t"));
            assertThat(failure).as("%s of %s in %s", cell, stored, depth).isNotNull();
            assertThat(failure.path()).as(cell).isEqualTo(depth.path + path);
        }
    }

    private void updated() {
        updates("nullable taken away", "nullable", null, update -> update.removeNullable());
        updates("Optional taken away", "optional", null, update -> update.removeOptional());
        updates("empty string", "required", AttributeValue.fromS(""), update -> update.required(""));
        updates("empty list", "list", NO_LIST, update -> update.list(List.of()));
        updates("empty map", "map", NO_MAP, update -> update.map(Map.of()));
        updates("empty document", "inner", NO_MAP, update -> update.inner(new Inner(null)));
        updates("empty required Set", "set", null, update -> update.set(Set.of()));
        updates("the last of a required Set", "set", null, update -> update.removeFromSet(List.of("x")));
        updates("empty required Set stored as L", "booleans", null, update -> update.booleans(Set.of()));
        updates("empty Set that can be absent", "listedSet", NO_LIST, update -> update.listedSet(Set.of()));
        updates("Set that can be absent", "listedSet", null, update -> update.removeListedSet());
        assertThatThrownBy(() -> things.update("t").list(Arrays.asList("x", null)))
                .as("null inside of a list, updated")
                .isInstanceOf(InvalidEntityException.class)
                .hasMessageContaining("Thing.list[1] cannot be stored");
        assertThatThrownBy(() -> things.update("t").map(Collections.singletonMap("k", null)))
                .as("null inside of a map, updated")
                .isInstanceOf(InvalidEntityException.class);
        assertThatThrownBy(() -> things.update("t").required(null))
                .as("required null, updated")
                .isInstanceOf(NullPointerException.class);

        things.put(new Thing());
        things.update("t").doc().set(Set.of()).execute();
        assertThat(Depth.DOCUMENT.in(raw()).get("set")).as("empty required Set, updated in a document").isNull();
        things.update("t").doc().listedSet(Set.of()).execute();
        assertThat(Depth.DOCUMENT.in(raw()).get("listedSet")).as("empty Set, updated in a document").isEqualTo(NO_LIST);
        things.update("t").doc().list(List.of()).execute();
        assertThat(Depth.DOCUMENT.in(raw()).get("list")).as("empty list, updated in a document").isEqualTo(NO_LIST);
        things.update("t").docs(0).set(Set.of()).execute();
        assertThat(Depth.LIST.in(raw()).get("set")).as("empty required Set, updated in a list").isNull();
    }

    private void updates(String cell, String attribute, AttributeValue stored, UnaryOperator<ThingUpdate> change) {
        Thing thing = new Thing();
        thing.setNullable("n");
        thing.setOptional(Optional.of("o"));
        things.put(thing);
        change.apply(things.update("t")).execute();
        assertThat(raw().get(attribute)).as("%s, updated", cell).isEqualTo(stored);
    }

    private void askedFor() {
        asks("nullable null", each -> each.setNullable(null), ThingAttributes.NULLABLE.notExists());
        asks("empty Optional", each -> each.setOptional(Optional.empty()), ThingAttributes.OPTIONAL.notExists());
        asks("empty string", each -> each.setRequired(""), ThingAttributes.REQUIRED.eq(""));
        asks("empty list", each -> each.setList(List.of()), ThingAttributes.LIST.eq(List.of()));
        asks("empty map", each -> each.setMap(Map.of()), ThingAttributes.MAP.eq(Map.of()));
        asks("empty required Set", each -> each.setSet(Set.of()), ThingAttributes.SET.eq(Set.of()));
        asks("empty required Set stored as L", each -> each.setBooleans(Set.of()), ThingAttributes.BOOLEANS.eq(Set.of()));
        asks(
                "required Set stored as L, in any order",
                each -> each.setBooleans(new LinkedHashSet<>(List.of(true, false))),
                ThingAttributes.BOOLEANS.eq(new LinkedHashSet<>(List.of(false, true))));
        asks("empty Set that can be absent", each -> each.setListedSet(Set.of()), ThingAttributes.LISTED_SET.eq(Set.of()));
        asks("null for a Set", each -> each.setListedSet(null), ThingAttributes.LISTED_SET.notExists());
        asks(
                "empty required Set in a document",
                each -> ((Thing) each).getDoc().setSet(Set.of()),
                ThingAttributes.DOC.set().eq(Set.of()));
        asks(
                "empty list in a document",
                each -> ((Thing) each).getDoc().setList(List.of()),
                ThingAttributes.DOC.list().eq(List.of()));
        assertThatThrownBy(() -> ThingAttributes.NULLABLE.eq(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> ThingAttributes.LIST.eq(Arrays.asList("x", null)))
                .as("null inside of a list, asked for")
                .isInstanceOf(InvalidExpressionException.class);
    }

    /** The condition holds of the cell's object, and of no other. */
    private void asks(String cell, Consumer<Base> set, Condition<Thing> condition) {
        Thing other = new Thing();
        other.setNullable("n");
        other.setOptional(Optional.of("o"));
        things.put(other);
        assertThatThrownBy(() -> things.update("t").required("y").onlyIf(condition).execute())
                .as("%s, asked for of another", cell)
                .isInstanceOf(ConditionFailedException.class);
        set.accept(other);
        things.put(other);
        assertThat(things.update("t").required("y").onlyIf(condition).execute().getRequired())
                .as("%s, asked for", cell)
                .isEqualTo("y");
    }

    private void put(Depth depth, String attribute, AttributeValue value) {
        Map<String, AttributeValue> item = new HashMap<>(ThingMapper.INSTANCE.toItem(new Thing()));
        Map<String, AttributeValue> changed = new HashMap<>(depth.in(item));
        if (value == null) {
            changed.remove(attribute);
        } else {
            changed.put(attribute, value);
        }
        AttributeValue document = AttributeValue.fromM(changed);
        switch (depth) {
            case ITEM -> item = changed;
            case DOCUMENT -> item.put("doc", document);
            case LIST -> item.put("docs", AttributeValue.fromL(List.of(document)));
            case MAP -> item.put("byName", AttributeValue.fromM(Map.of("k", document)));
        }
        Map<String, AttributeValue> whole = item;
        client.putItem(request -> request.tableName(table).item(whole));
    }

    private Map<String, AttributeValue> raw() {
        return client.getItem(request -> request.tableName(table).key(KEY)).item();
    }

    private enum Depth {
        ITEM(""),
        DOCUMENT("doc."),
        LIST("docs[0]."),
        MAP("byName[k].");

        private final String path;

        Depth(String path) {
            this.path = path;
        }

        Base in(Thing thing) {
            return switch (this) {
                case ITEM -> thing;
                case DOCUMENT -> thing.getDoc();
                case LIST -> thing.getDocs().get(0);
                case MAP -> thing.getByName().get("k");
            };
        }

        Map<String, AttributeValue> in(Map<String, AttributeValue> item) {
            return switch (this) {
                case ITEM -> item;
                case DOCUMENT -> item.get("doc").m();
                case LIST -> item.get("docs").l().get(0).m();
                case MAP -> item.get("byName").m().get("k").m();
            };
        }
    }
}
