package io.keywright.processor.incremental;

import java.util.Set;
import java.util.function.UnaryOperator;

/** The edits that are tried, one at a time. */
@SuppressWarnings({"ImmutableEnumChecker", "StringConcatToTextBlock"}) // of lambdas; short texts beside their edits
enum Change {
    COMMENT(project -> project.edited("shop/Customer.java", "@Entity", "// Somebody's.\n@Entity")),
    UNRELATED_CLASS(project -> project.edited("app/Clock.java", "24", "12")),
    PROPERTY_TYPE(project -> project.edited("shop/Product.java", "int stock", "long stock")
            .edited("shop/Stock.java", "int stock", "long stock")),
    PROPERTY_NAME(project -> project.edited("shop/Product.java", "int stock", "int supply")
            .edited("shop/Stock.java", "int stock", "int supply")),
    PROJECTION(project -> project.edited("shop/Badge.java", "String name", "Level level, String name")),
    PROJECTION_TAKEN_FROM_THE_TABLE(project ->
            project.edited("data/Shop.java", "Badge.class, ", "").edited("data/Shop.java", "import shop.Badge;\n", "")),
    INHERITED_PROPERTY(project -> project.edited("shop/Owned.java", "Owner(", "Holder(")
            .edited("shop/Order.java", "{owner}", "{holder}")
            .edited("shop/Customer.java", "owner}", "holder}")
            .edited("shop/Customer.java", "String owner", "String holder")),
    SUPER_TYPE(project -> project.edited("shop/Owned.java", " extends Audited", "")
            .edited("shop/Owned.java", "import lib.Audited;\n", "")),
    DOCUMENT(project -> project.edited("shop/Address.java", "String city", "String town")),
    DOCUMENT_IN_A_DOCUMENT(project -> project.edited("shop/Country.java", "String code", "String code, int dial")),
    KEY_TEMPLATE(project -> project.edited("shop/Product.java", "sk = \"PRODUCT\"", "sk = \"P#{shelf}\"")),
    CONSTANT_IN_A_KEY_TEMPLATE(project -> project.edited("shop/Prefix.java", "CUSTOMER#", "C#")),
    ATTRIBUTE(project -> project.edited("shop/Customer.java", "\"n\"", "\"nm\"")),
    FORMER_NAME(project -> project.edited(
            "shop/Customer.java", "@Attribute(\"n\")", "@Attribute(value = \"n\", formerly = \"name\")")),
    FORMER_TYPE(project -> project.edited("shop/Customer.java", "@Entity", "@Entity(formerly = \"Client\")")),
    DEFAULT(project ->
            project.edited("shop/Product.java", "int stock", "@io.keywright.annotation.Default(\"1\") int stock")),
    INDEX(project -> project.edited("data/Shop.java", "\"second\"", "\"other\"")),
    COLLECTION(project -> project.edited("shop/Mine.java", "permits Customer, Order", "permits Order")
            .edited("shop/Customer.java", "implements Mine", "")),
    ENTITY_ADDED(project -> project.with("shop/Cart.java", Change.CART)
            .edited("data/Shop.java", "Product.class", "Product.class, shop.Cart.class")),
    ENTITY_DELETED(project -> project.without("shop/Product.java")
            .without("shop/Stock.java")
            .edited("data/Shop.java", ", Stock.class", "")
            .edited("data/Shop.java", "import shop.Stock;\n", "")
            .edited("data/Shop.java", ", Product.class", "")
            .edited("data/Shop.java", "import shop.Product;\n", "")),
    ENTITY_TAKEN_FROM_THE_TABLE(project -> project.edited("data/Shop.java", ", Stock.class", "")
            .edited("data/Shop.java", "import shop.Stock;\n", "")
            .edited("data/Shop.java", ", Product.class", "")
            .edited("data/Shop.java", "import shop.Product;\n", "")),
    TABLE_ADDED(project -> project.with("shop/Cart.java", Change.CART)
            .with(
                    "data/Baskets.java",
                    "package data;\n@io.keywright.annotation.Table(entities = shop.Cart.class)\n"
                            + "public interface Baskets {}\n")),
    TABLE_DELETED(project -> project.without("crm/Desk_Top.java")
            .edited("app/Report.java", "import crm.Desk_Top_Support_DeskTable;\n", "")
            .edited("app/Report.java", ", Desk_Top_Support_DeskTable desk", "")
            .edited("app/Report.java", "desk.ticket().get(name).map(ticket -> ticket.text()).orElse(name)", "name")),
    TABLE_NO_LONGER_ONE(project -> project.edited(
                    "crm/Desk_Top.java", "@Table(entities = {Ticket.class, Note.class})", "")
            .edited("app/Report.java", "import crm.Desk_Top_Support_DeskTable;\n", "")
            .edited("app/Report.java", ", Desk_Top_Support_DeskTable desk", "")
            .edited("app/Report.java", "desk.ticket().get(name).map(ticket -> ticket.text()).orElse(name)", "name")),
    TABLE_RENAMED(project -> project.edited("crm/Desk_Top.java", "Support_Desk", "Support")
            .edited("app/Report.java", "Support_Desk", "Support")),
    ENUM_CONSTANT(project -> project.edited("shop/Level.java", "GOLD", "GOLD,\n    BRONZE")),
    CONVERTER_OF_A_TYPE(project -> project.edited("shop/WeightConverter.java", "Integer", "Long")
            .edited("shop/WeightConverter.java", "return value.grams()", "return (long) value.grams()")),
    CONVERTER_ABOVE_A_CONVERTER(project -> project.edited("shop/OfText.java", "String, String", "String, Integer")
            .edited("shop/OfText.java", "public String", "public Integer")
            .edited("shop/OfText.java", "\"s\" + value", "value.length()")
            .edited("shop/ShelfConverter.java", "String stored", "Integer stored")
            .edited("shop/ShelfConverter.java", "stored.substring(1)", "\" \".repeat(stored)")
            .edited("shop/Product.java", "{shelf}", "{shelf:3}")),
    CONVERTER_TAKEN_AWAY(project -> project.edited(
            "shop/Weight.java", "@Converted(by = WeightConverter.class)", "@io.keywright.annotation.Document")),
    STORED_TEXT(project -> project.edited("shop/Level.java", "GOLD", "@io.keywright.annotation.Stored(\"g\") GOLD")),
    STORED_FALLBACK(project -> project.edited(
            "shop/Level.java", "GOLD", "GOLD,\n    @io.keywright.annotation.Stored(fallback = true) OTHER")),
    SEALED_DOCUMENT_TAG(project -> project.edited("shop/Card.java", "\"CARD\"", "\"C\", formerly = \"CARD\"")),
    /** No class shows what it permits: whoever follows types alone gets from here to the table by its generated mapper. */
    SEALED_DOCUMENT_TAG_BELOW(project -> project.edited("shop/Wire.java", "\"WIRE\"", "\"W\", formerly = \"WIRE\"")),
    SEALED_DOCUMENT_TAG_ATTRIBUTE(project -> project.edited("shop/Payment.java", "\"kind\"", "\"is\"")),
    SEALED_DOCUMENT_PROPERTY(project -> project.edited("shop/Card.java", "String number", "String number, int month")),
    SEALED_DOCUMENT_PERMITTED(project -> project.with(
                    "shop/Cash.java",
                    "package shop;\n\n@io.keywright.annotation.Document\n"
                            + "public record Cash(int cents) implements Online {}\n")
            .edited("shop/Online.java", "permits Wire", "permits Wire, Cash")),
    NULLNESS(project -> project.edited("shop/Customer.java", "String name, @Nullable String", "String name, String")),
    NULLNESS_OF_A_PACKAGE(project -> project.edited("shop/package-info.java", "@NullMarked\n", "")
            .edited("shop/package-info.java", "import org.jspecify.annotations.NullMarked;\n", "")),
    LIBRARY_ENUM(Set.of("lib.Currency"), library -> library.edited("lib/Currency.java", "EUR", "EUR,\n    CHF")),
    LIBRARY_SUPER_TYPE(
            Set.of("lib.Audited"), library -> library.edited("lib/Audited.java", "ChangedBy(", "TouchedBy("));

    private static final String CART = """
            package shop;

            import io.keywright.annotation.Entity;
            import io.keywright.annotation.Key;

            @Entity
            @Key(pk = "CART#{id}", sk = "CART")
            public record Cart(String id, Address to) {}
            """;

    private final UnaryOperator<Project> ofProject;
    private final Set<String> libraryClasses;
    private final UnaryOperator<Project> ofLibrary;

    Change(UnaryOperator<Project> ofProject) {
        this.ofProject = ofProject;
        this.libraryClasses = Set.of();
        this.ofLibrary = library -> library;
    }

    Change(Set<String> libraryClasses, UnaryOperator<Project> ofLibrary) {
        this.ofProject = project -> project;
        this.libraryClasses = libraryClasses;
        this.ofLibrary = ofLibrary;
    }

    Project of(Project project) {
        return ofProject.apply(project);
    }

    Project ofLibrary(Project library) {
        return ofLibrary.apply(library);
    }

    /** Whether a table goes without another that is compiled along. */
    boolean leavesNoTable() {
        return this == TABLE_DELETED || this == TABLE_NO_LONGER_ONE;
    }

    Set<String> libraryClasses() {
        return libraryClasses;
    }
}
