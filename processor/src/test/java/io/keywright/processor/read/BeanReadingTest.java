package io.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Construction.Bean;
import io.keywright.schema.Construction.Setter;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class BeanReadingTest {

    private static final String TABLE = """
            package data;
            @io.keywright.annotation.Table(entities = shop.Cart.class)
            public interface Shop {}
            """;

    @Test
    void findsPropertiesByTheirGettersAndSetters() {
        Read read = read("""
                private String id;
                private boolean open;
                private @Attribute("u") String URL;
                private @org.jspecify.annotations.Nullable String note;
                private int secret;
                private static int count;
                public String getId() { return id; }
                public void setId(String id) { this.id = id; }
                public boolean isOpen() { return open; }
                public Cart setOpen(boolean open) { this.open = open; return this; }
                public String getURL() { return URL; }
                public void setURL(String url) { URL = url; }
                @Attribute("n") public String getNote() { return note; }
                public void setNote(String note) { this.note = note; }
                @Ignore public int getCount() { return count; }
                public int settle(int amount) { return amount; }
                public String getaway() { return ""; }
                """);

        assertThat(read.problems()).isEmpty();
        assertThat(read.entity("Cart").properties())
                .extracting(property -> property.name() + " " + property.attribute() + " "
                        + property.accessor().member() + " " + property.presence())
                .containsExactly(
                        "id id getId REQUIRED",
                        "open open isOpen REQUIRED",
                        "URL u getURL REQUIRED",
                        "note n getNote NULLABLE");
        assertThat(read.entity("Cart").construction())
                .isInstanceOfSatisfying(
                        Bean.class,
                        bean -> assertThat(bean.setters())
                                .extracting(Setter::property, Setter::method)
                                .containsExactly(
                                        org.assertj.core.groups.Tuple.tuple("id", "setId"),
                                        org.assertj.core.groups.Tuple.tuple("open", "setOpen"),
                                        org.assertj.core.groups.Tuple.tuple("URL", "setURL"),
                                        org.assertj.core.groups.Tuple.tuple("note", "setNote")));
    }

    @Test
    void takesAccessorsThatGoOnInSmallLettersWhereAFieldOrTheOtherHalfSaysSo() {
        Read read = read("""
                private String id;
                private @org.jspecify.annotations.Nullable String xPosition;
                private @Attribute("a") String aPart;
                private String away;
                private boolean sued;
                private String name;
                public String getId() { return id; }
                public void setId(String id) { this.id = id; }
                public String getxPosition() { return xPosition; }
                public void setxPosition(String xPosition) { this.xPosition = xPosition; }
                public String getAPart() { return aPart; }
                public void setAPart(String aPart) { this.aPart = aPart; }
                public String getaway() { return away; }
                public void setaway(String away) { this.away = away; }
                public boolean issued() { return sued; }
                public void setSued(boolean sued) { this.sued = sued; }
                public String gettysburg() { return name; }
                public void settysburg(String name) { this.name = name; }
                public String gette() { return ""; }
                public boolean isolate() { return true; }
                public void settle(int amount) {}
                """);

        assertThat(read.problems()).isEmpty();
        assertThat(read.entity("Cart").properties())
                .extracting(property -> property.name() + " " + property.attribute() + " "
                        + property.accessor().member() + " " + property.presence())
                .containsExactly(
                        "id id getId REQUIRED",
                        "xPosition xPosition getxPosition NULLABLE",
                        "aPart a getAPart REQUIRED",
                        "away away getaway REQUIRED",
                        "sued sued issued REQUIRED",
                        "tysburg tysburg gettysburg REQUIRED");
    }

    @Test
    void reportsAnAccessorOfASmallLetterWithoutItsOtherHalf() {
        Read read = read("""
                private String id;
                public String getId() { return id; }
                public void setId(String id) { this.id = id; }
                public String getxPosition() { return id; }
                public void setyPosition(String y) { }
                """);

        assertThat(read.problems())
                .containsExactly(
                        "[NotReadable] The property xPosition of shop.Cart cannot be read back from an item: it has no"
                                + " setter. Add setxPosition(java.lang.String), or annotate the getter with @Ignore.",
                        "[NotReadable] The property yPosition of shop.Cart cannot be read from an object: it has a"
                                + " setter and no getter. Add a getter, or annotate it with @Ignore.");
    }

    @Test
    void readsInheritedPropertiesWithTheTypesTheyHaveHere() {
        Read read = Read.of("""
                package shop;
                public abstract class Base<T> implements Named {
                    private T id;
                    private java.util.List<T> others;
                    private String name;
                    public T getId() { return id; }
                    public void setId(T id) { this.id = id; }
                    public java.util.List<T> getOthers() { return others; }
                    public void setOthers(java.util.List<T> others) { this.others = others; }
                    public void setName(String name) { this.name = name; }
                    public String getName() { return name; }
                }
                interface Named { @org.jspecify.annotations.Nullable String getName(); }
                """, """
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CART#{id}")
                public class Cart extends Base<Long> {
                    private int size;
                    public int getSize() { return size; }
                    public void setSize(int size) { this.size = size; }
                }
                """, TABLE);

        assertThat(read.problems()).isEmpty();
        assertThat(read.entity("Cart").properties())
                .extracting(Property::name)
                .containsExactly("id", "others", "name", "size");
        assertThat(read.entity("Cart").property("id").orElseThrow().type()).isEqualTo(Scalar.of(ScalarKind.LONG));
        assertThat(read.entity("Cart").property("others").orElseThrow().type())
                .isEqualTo(new ListType(Scalar.of(ScalarKind.LONG)));
        assertThat(read.entity("Cart").property("name").orElseThrow().presence())
                .isEqualTo(Presence.REQUIRED);
    }

    @Test
    @DisplayName("B58: says what cannot be read or set")
    void saysWhatCannotBeReadOrSet() {
        Read read = read("""
                private String id;
                private Integer boxed;
                private @Attribute("x") String hidden;
                public String open;
                public String getId() { return id; }
                public void setId(@Attribute("i") String id) { this.id = id; }
                public Integer getBoxed() { return boxed; }
                public void setBoxed(int boxed) { this.boxed = boxed; }
                public String getTotal() { return ""; }
                public void setPassword(String password) {}
                """);

        assertThat(read.problems())
                .containsExactlyInAnyOrder(
                        "[MisplacedAnnotation] The field hidden of shop.Cart cannot carry an annotation of Keywright"
                                + " without a getter and a setter: \"@Attribute\". Add them, or remove the annotation.",
                        "[MisplacedAnnotation] The parameter id of setId of shop.Cart may not carry an annotation of"
                                + " Keywright: \"@Attribute\". Move it to the field or the getter.",
                        "[NotReadable] The property open of shop.Cart cannot be read from an object: it has no getter."
                                + " Add a getter and a setter, make the field private, or annotate it with @Ignore.",
                        "[NotReadable] The property boxed of shop.Cart cannot be read back from an item: its setter"
                                + " takes another type than its getter gives. Add setBoxed(java.lang.Integer), or"
                                + " annotate the getter with @Ignore.",
                        "[NotReadable] The property total of shop.Cart cannot be read back from an item: it has no"
                                + " setter. Add setTotal(java.lang.String), or annotate the getter with @Ignore.",
                        "[NotReadable] The property password of shop.Cart cannot be read from an object: it has a"
                                + " setter and no getter. Add a getter, or annotate it with @Ignore.");
    }

    @Test
    void refusesCheckedExceptionsAndMembersOutOfReach() {
        Read read = read("""
                private String id;
                private String name;
                public Cart() throws java.io.IOException, IllegalStateException {}
                public String getId() throws InterruptedException { return id; }
                public void setId(String id) { this.id = id; }
                public String getName() { return name; }
                void setName(String name) { this.name = name; }
                """);

        assertThat(read.problems())
                .containsExactlyInAnyOrder(
                        "[CheckedException] The constructor of shop.Cart may not declare a checked exception:"
                                + " \"java.io.IOException\". Throw an unchecked one.",
                        "[CheckedException] The method getId of shop.Cart may not declare a checked exception:"
                                + " \"java.lang.InterruptedException\". Throw an unchecked one.",
                        "[Inaccessible] The method setName of shop.Cart must be reachable from data, where the"
                                + " generated code lies: setName is package-private in shop. Make it public, or"
                                + " annotate the property with @Ignore.");
    }

    @Test
    void refusesAClassWithoutAConstructorOrWithoutProperties() {
        assertThat(
                        read("public Cart(String it) {} public String getId() { return \"\"; } public void setId(String id) {}")
                                .problems())
                .containsExactly("[NotBuildable] The class shop.Cart must have a constructor without parameters: it has"
                        + " none. Add one, or make it a record.");
        assertThat(read("private String id;").problems())
                .containsExactly("[NotReadable] The class shop.Cart must have at least one property: it has no getter."
                        + " Add getters and setters, or make it a record.");
    }

    @Test
    void tellsOfAFieldThatCannotBeReadOnceIfItIsAnnotated() {
        Read read = read("""
                private String id;
                @Attribute("v") long version;
                public String getId() { return id; }
                public void setId(String id) { this.id = id; }
                """);

        assertThat(read.problems())
                .containsExactly(
                        "[MisplacedAnnotation] The field version of shop.Cart cannot carry an annotation of Keywright"
                                + " without a getter and a setter: \"@Attribute\". Add them, or remove the annotation.");
    }

    @Test
    void refusesAFieldAndAGetterThatContradictEachOther() {
        Read read = read("""
                @Attribute("i") @Allow("HotPartition") private String id;
                @Attribute("d") @Allow("MixedQuery") public String getId() { return id; }
                public void setId(String id) { this.id = id; }
                """);

        assertThat(read.problems())
                .containsExactly("[MisplacedAnnotation] The property id of shop.Cart may not say one thing on the field"
                        + " and another on the getter getId: \"@Attribute\". Remove one of them.");
    }

    @Test
    void anOverriddenAccessorIsRepeatedOnceAndOnlyWhereItIsNotSaidAlready() {
        Read read = Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CART#{id}")
                public class Cart extends Base<String> implements Noted, Sized {
                    private String id = "";
                    @Attribute("n") private String note = "";
                    public String getId() { return id; }
                    public void setId(String id) { this.id = id; }
                    public String getNote() { return note; }
                    public void setNote(String note) { this.note = note; }
                    @Override public String getTotal() { return ""; }
                    @Override public void setTotal(String total) {}
                    @Ignore @Override public int getSize() { return 0; }
                }
                interface Noted { @Attribute("note") String getNote(); }
                interface Sized { @Attribute("s") int getSize(); @Ignore default String getLabel() { return ""; } }
                class Base<T> {
                    private T owner;
                    @Ignore @Attribute("t") public T getTotal() { return owner; }
                    public void setTotal(T total) {}
                    @Attribute("o") public T getOwner() { return owner; }
                    public void setOwner(T owner) { this.owner = owner; }
                }
                """, TABLE);

        assertThat(read.problems())
                .containsExactly(
                        "[MisplacedAnnotation] The getter getTotal of shop.Cart cannot inherit an annotation of"
                                + " Keywright from shop.Base.getTotal: \"@Ignore\". Repeat it on the getter, or remove it"
                                + " there.");
        assertThat(read.places()).containsExactly("Cart.java:12:29");
        assertThat(read.entity("Cart").properties())
                .extracting(Property::attribute)
                .containsExactly("o", "id", "n");
    }

    private static Read read(String members) {
        return Read.of("""
                package shop;
                import io.keywright.annotation.*;
                @Entity
                @Key(pk = "CART#{id}")
                public class Cart {
                    %s
                }
                """.formatted(members), TABLE);
    }
}
