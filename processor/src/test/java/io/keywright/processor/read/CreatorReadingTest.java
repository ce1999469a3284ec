package io.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Construction;
import io.keywright.schema.Property;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which constructor, static method or builder is taken, and what is said where none can be. */
class CreatorReadingTest {

    private static final String TABLE = """
            package data;
            @io.keywright.annotation.Table(entities = shop.Cart.class)
            public interface Shop {}
            """;

    private static final String PROPERTIES = """
            private final String id = "";
            public String id() { return id; }
            public int getSize() { return 0; }
            """;

    @TempDir
    Path folder;

    @Test
    void takesTheOnlyConstructorOrMethodWithAllProperties() {
        assertThat(construction("public Cart(String id, int size) {} public Cart(String id) {}"))
                .isEqualTo(new Construction.Constructor(List.of("id", "size")));
        assertThat(construction("private Cart() {} public static Cart of(int size, String id) { return new Cart(); }"
                        + " public static Cart copyOf(Cart cart) { return cart; }"))
                .isEqualTo(new Construction.Factory("of", List.of("size", "id"), List.of()));
    }

    @Test
    void takesTheMarkedOneOfSeveral() {
        assertThat(construction("public Cart(String id, int size) {}"
                        + " @Creator public static Cart read(String id, int size) { return new Cart(id, size); }"))
                .isEqualTo(new Construction.Factory("read", List.of("id", "size"), List.of()));
        assertThat(construction("@Creator public Cart(String id, int size) {}"
                        + " public static Cart of(String id, int size) { return new Cart(id, size); }"))
                .isEqualTo(new Construction.Constructor(List.of("id", "size")));
    }

    @Test
    void takesSettersBeforeABuilderAndABuilderBeforeAConstructor() {
        String builder = " public static B builder() { return new B(); } public static class B {"
                + " public void id(String id) {} public void size(int size) {} public Cart build() { return null; } }";

        assertThat(construction("public void setId(String id) {} public void setSize(int size) {}"
                        + builder.replace("Cart build", "@SuppressWarnings(\"x\") Cart build")
                        + " public String getId() { return id; }"))
                .isInstanceOf(Construction.Bean.class);
        assertThat(construction("public Cart(String id, int size) {}" + builder))
                .isInstanceOf(Construction.Builder.class);
    }

    @Test
    void saysWhereSeveralCouldBeMeantOrNone() {
        assertThat(read("public Cart(String id, int size) {}"
                                + " public static Cart of(String id, int size) { return new Cart(id, size); }")
                        .problems())
                .containsExactly(
                        "[NotBuildable] The class shop.Cart must say how it is built: 2 of its constructors and"
                                + " static methods take all its properties. Annotate one of them with @Creator.");
        assertThat(read("@Creator public Cart(String id, int size) {}"
                                + " @Creator public static Cart of(String id, int size) { return new Cart(id, size); }")
                        .problems())
                .containsExactly(
                        "[NotBuildable] The class shop.Cart may have one @Creator only: it has 2. Remove the others.");
        assertThat(
                        read("public Cart(String id, int size) {} @Creator public static String of(String id) { return id; }")
                                .problems())
                .containsExactly(
                        "[NotBuildable] The class shop.Cart must be built by the method with @Creator: of gives"
                                + " another type. Annotate one that gives shop.Cart.");
        assertThat(read("public Cart(String a, int b) {} public Cart(String c) {}")
                        .problems())
                .containsExactly("[NotBuildable] The class shop.Cart must have a constructor without parameters: it has"
                        + " none, no setters, no static method builder(), and no constructor or static method that takes"
                        + " its properties by name. Add one of them, or make it a record.");
    }

    @Test
    void saysWhichPropertyOrParameterIsWithoutItsOther() {
        assertThat(read("@Creator public Cart(String id, long size, String extra) {}"
                                + " public String getTotal() { return \"\"; } @Ignore public String getRest() { return id; }"
                                + " public String computed() { return \"\"; }")
                        .problems())
                .containsExactlyInAnyOrder(
                        "[NotReadable] The property extra of shop.Cart cannot be read from an object: its constructor"
                                + " takes it and no accessor gives it. Add extra() or getExtra(), or call the parameter as"
                                + " the accessor is called.",
                        "[NotReadable] The property total of shop.Cart cannot be read back from an item: its constructor"
                                + " does not take it. Add a parameter java.lang.String total, or annotate the accessor with"
                                + " @Ignore.");
        assertThat(read("@Creator public Cart(String id, String size) {}").problems())
                .containsExactly("[NotReadable] The property size of shop.Cart cannot be read back from an item: its"
                        + " constructor takes another type than its accessor gives. Add a parameter int size.");
    }

    @Test
    void whatBuildsIsReachableAndDeclaresNoCheckedException() {
        assertThat(read("@Creator static Cart of(String id, int size) throws java.io.IOException { return null; }"
                                + " private Cart() {}")
                        .problems())
                .containsExactlyInAnyOrder(
                        "[Inaccessible] The method of that builds shop.Cart must be reachable from data, where the"
                                + " generated code lies: of is package-private in shop. Make it public.",
                        "[CheckedException] The method of that builds shop.Cart may not declare a checked exception:"
                                + " \"java.io.IOException\". Throw an unchecked one.");
        assertThat(read("private Cart() {} public static B builder() { return new B(); } static class B {"
                                + " public void id(String id) {} public void size(int size) {} public Cart build() { return null; } }")
                        .problems())
                .containsExactly(
                        "[Inaccessible] The builder of shop.Cart must be reachable from data, where the generated"
                                + " code lies: shop.Cart.B is package-private in shop. Make it public.");
    }

    @Test
    void saysWhichSetterOfABuilderIsMissingOrOfAnotherType() {
        assertThat(read("private Cart() {} private String lost; public static B builder() { return new B(); }"
                                + " public static class B { @Attribute(\"i\") public void id(int id) {} public void lost(String lost) {}"
                                + " public void add(String it) {} public Cart build() { return null; } }")
                        .problems())
                .containsExactlyInAnyOrder(
                        "[MisplacedAnnotation] The member id of the builder shop.Cart.B may not carry an annotation of"
                                + " Keywright: \"@Attribute\". Move it to the field or the accessor in shop.Cart.",
                        "[NotReadable] The property id of shop.Cart cannot be read back from an item: its builder takes"
                                + " another type than its accessor gives. Add id(java.lang.String) to the builder.",
                        "[NotReadable] The property lost of shop.Cart cannot be read from an object: its builder takes it"
                                + " and no accessor gives it. Add lost() or getLost(), or annotate the field with @Ignore.",
                        "[NotReadable] The property size of shop.Cart cannot be read back from an item: its builder does"
                                + " not take it. Add size(int) to the builder, or annotate the accessor with @Ignore.");
    }

    @Test
    @DisplayName("B109: names that a class file does not hold are never made up")
    void namesThatAClassFileDoesNotHoldAreNeverMadeUp() {
        String cart = source("public Cart(String id, int size) {}");

        assertThat(Read.ofClassFilesWithoutNames(folder, cart, TABLE).problems())
                .containsExactly(
                        "[UnnamedParameters] The constructor of shop.Cart must have parameters with names, which"
                                + " are those of the properties: its class file has none. Compile it with the option -parameters,"
                                + " or together with the table.");
    }

    @Test
    @DisplayName("B102: a record has as many components as a constructor can take and a builder any number")
    void aRecordHasAsManyComponentsAsAConstructorCanTakeAndABuilderAnyNumber() {
        assertThat(wide("public record Cart(String id, " + components(253) + ") {}")
                        .problems())
                .isEmpty();
        assertThat(wide("public record Cart(String id, " + components(254) + ") {}")
                        .problems())
                .containsExactly("[NotBuildable] The record shop.Cart cannot have components that take more than 254"
                        + " places among the parameters of its constructor, where long and double take two: 255. Make it a"
                        + " JavaBean or a class with a builder, or put what belongs together into a @Document.");
        String accessors =
                IntStream.range(0, 500).mapToObj(i -> "int p" + i + "(); ").collect(Collectors.joining());
        String setters = IntStream.range(0, 500)
                .mapToObj(i -> "void p" + i + "(int value); ")
                .collect(Collectors.joining());
        Read built = wide("public interface Cart { String id(); " + accessors + " static B builder() { return null; }"
                + " interface B { void id(String id); " + setters + " Cart build(); } }");
        assertThat(built.problems()).isEmpty();
        assertThat(built.entity("Cart").properties()).hasSize(501);
    }

    private static String components(int count) {
        return IntStream.range(0, count).mapToObj(i -> "int p" + i).collect(Collectors.joining(", "));
    }

    private static Read wide(String declaration) {
        return Read.of(
                "package shop; import io.keywright.annotation.*; @Entity @Key(pk = \"CART#{id}\") " + declaration,
                TABLE);
    }

    private static Construction construction(String members) {
        Read read = read(members);
        assertThat(read.problems()).isEmpty();
        assertThat(read.entity("Cart").properties()).extracting(Property::name).contains("id", "size");
        return read.entity("Cart").construction();
    }

    private static Read read(String members) {
        return Read.of(source(members), TABLE);
    }

    private static String source(String members) {
        return """
                package shop;
                import io.keywright.annotation.*;
                @Entity @Key(pk = "CART#{id}")
                public class Cart {
                    %s
                    %s
                }
                """.formatted(PROPERTIES, members);
    }
}
