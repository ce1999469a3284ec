package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class that somebody wrote is never taken for the generated one of its name. */
class NameTakenTest {

    private static final String TABLE = """
            package data;
            import io.keywright.annotation.*;
            @Table(entities = Order.class)
            public interface Shop {}
            """;

    private static final String ORDER = """
            package data;
            import io.keywright.annotation.*;
            @Entity
            @Key(pk = "ORDER#{id}")
            public record Order(String id, Place place) {}
            """;

    private static final String PLACE = """
            package data;
            @io.keywright.annotation.Document
            public record Place(String city) {}
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aHandWrittenClassBesideAnEntityIsAnError() {
        assertThat(errors(TABLE, ORDER, PLACE, "package data; final class OrderMapper {}"))
                .contains("[NameClash] data.Order cannot have what is generated for it, since something else of this"
                        + " name exists already: \"data.OrderMapper\". Write @Entity(name = …) with another name, or"
                        + " remove the other.");
    }

    @Test
    void aHandWrittenClassThatTheCompilerWouldFindOnItsSourcePathIsAnError() throws IOException {
        Files.createDirectories(folder.resolve("data"));
        Files.writeString(folder.resolve("data/OrderMapper.java"), "package data; final class OrderMapper {}");
        List<String> path = List.of("-sourcepath", folder.toString());

        assertThat(Compile.with(List.of(), path, TABLE, ORDER, PLACE).texts(Diagnostic.Kind.ERROR))
                .contains("[NameClash] data.Order cannot have what is generated for it, since something else of this"
                        + " name exists already: \"data.OrderMapper\". Write @Entity(name = …) with another name, or"
                        + " remove the other.");
    }

    @Test
    void whatWasGeneratedBeforeAndLiesOnTheSourcePathIsNone() throws IOException {
        Compile before = Compile.of(TABLE, ORDER, PLACE);
        Files.createDirectories(folder.resolve("data"));
        for (JavaFileObject source : before.compilation().generatedSourceFiles()) {
            Files.writeString(
                    folder.resolve("data").resolve(source.getName().replaceAll(".*/", "")),
                    source.getCharContent(true));
        }

        Compile again = Compile.with(
                List.of(), List.of("-implicit:none", "-sourcepath", folder.toString()), TABLE, ORDER, PLACE);

        assertThat(before.sources()).contains("OrderMapper.java");
        assertThat(again.messages()).isEmpty();
        assertThat(again.sources()).isEqualTo(before.sources());
    }

    @Test
    void aHandWrittenClassBesideADocumentIsAnError() {
        assertThat(errors(TABLE, ORDER, PLACE, "package data; final class Shop_PlaceAttributes {}"))
                .anyMatch(text -> text.startsWith("[NameClash] data.Place cannot have")
                        && text.contains("Write @Document(name = …)"));
    }

    @Test
    void aHandWrittenFacadeIsAnError() {
        assertThat(errors(TABLE, ORDER, PLACE, "package data; final class ShopTable {}"))
                .contains("[NameClash] data.Shop cannot have what is generated for it, since something else of this"
                        + " name exists already: \"data.ShopTable\". Rename the interface, or remove the other.");
    }

    @Test
    void twoTablesOfOnePackageMayNotGenerateOneDocumentsClasses() {
        String inner = """
                package data;
                import io.keywright.annotation.*;
                public interface Shop {
                    @Table(entities = Shop.Order.class) interface Inner {}
                    @Entity @Key(pk = "A#{id}") record Order(String id, Place place) {}
                    @Document record Place(String city) {}
                }
                """;
        String outer = """
                package data;
                import io.keywright.annotation.*;
                @Table(entities = Whole.Cart.class)
                interface Whole {
                    @Entity @Key(pk = "B#{id}") record Cart(String id, Box box) {}
                    @Document(name = "Inner_Box") record Box(String city) {}
                    @Table(entities = Inner.Crate.class)
                    interface Inner {
                        @Entity @Key(pk = "B#{id}") record Crate(String id, Lid lid) {}
                        @Document(name = "Box") record Lid(String city) {}
                    }
                }
                """;

        assertThat(errors(inner)).isEmpty();
        assertThat(errors(outer))
                .singleElement()
                .asString()
                .startsWith(
                        "[NameClash] data.Whole.Inner.Lid cannot have a generated class of this name, which Whole of"
                                + " the same package has already: \"Whole_Inner_BoxMapper\".");
    }

    @Test
    void documentsOfOneSimpleNameGetNamesOfTheirOwn() {
        String other = PLACE.replace("package data", "package far");
        String order = ORDER.replace("Place place", "Place place, far.Place other");

        assertThat(errors(TABLE, order, PLACE, other))
                .singleElement()
                .asString()
                .startsWith("[NameClash] far.Place cannot have a generated class of this name")
                .endsWith("Write @Document(name = …) with another name.");
        assertThat(errors(TABLE, order, PLACE, other.replace("Document", "Document(name = \"FarPlace\")")))
                .isEmpty();
        assertThat(errors(TABLE, order, PLACE, other.replace("Document", "Document(name = \"far place\")")))
                .first()
                .asString()
                .startsWith("[InvalidName] name of @Document on far.Place must be a Java name: \"far place\".");
    }

    private static List<String> errors(String... sources) {
        return Compile.of(sources).texts(Diagnostic.Kind.ERROR);
    }
}
