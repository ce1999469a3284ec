package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the other compiler, which has no trees, is told of problems. That it generates the same is shown by every fixture. */
class EcjTest {

    private static final String CUSTOMER = """
            package shop;
            import io.keywright.annotation.*;
            import org.jspecify.annotations.Nullable;
            @Entity
            @Key(pk = "CUSTOMER#{id}", sk = "CUSTOMER", name = "all")
            @Gsi(index = 1, name = "byName", pk = "NAME#{name}", sk = "A")
            @Gsi(index = 2, name = "byNote", pk = "NOTE#{note}", sk = "B")
            public record Customer(String id, @Attribute("n") String name, @Nullable String note, Level level) {
                public enum Level { HIGH, LOW }
            }
            """;

    private static final String CART = """
            package shop;
            import io.keywright.annotation.*;
            import org.jspecify.annotations.Nullable;
            @Entity
            @Key(pk = "CUSTOMER#{id}", sk = "CART")
            public class Cart {
                private String id;
                private @Nullable String zulu;
                private String alpha;
                public String getAlpha() { return alpha; }
                public void setAlpha(String alpha) { this.alpha = alpha; }
                public @Nullable String getZulu() { return zulu; }
                public void setZulu(@Nullable String zulu) { this.zulu = zulu; }
                public String getId() { return id; }
                public void setId(String id) { this.id = id; }
            }
            """;

    private static final String TABLE = """
            package data;
            @io.keywright.annotation.Table(entities = {shop.Customer.class, shop.Cart.class})
            public interface Shop {}
            """;

    @TempDir
    Path folder;

    @Test
    void pointsAtTheClassForARepeatedAnnotationAndAtTheListForARecord() throws IOException {
        Ecj ecj = compile(
                CUSTOMER.replace("{note}", "{nota}"),
                CART.replace(
                                "@Key",
                                "@Gsi(index = 1, name = \"x\", pk = \"{y}\", sk = \"A\")\n@Gsi(index = 2, name = \"y\", pk = \"B\", sk = \"A\")\n@Key")
                        .replace("CUSTOMER#{id}", "CUSTOMER#{ide}"),
                TABLE);

        assertThat(ecj.errors())
                .hasSize(3)
                .anySatisfy(error -> assertThat(error.toString())
                        .startsWith("Shop.java:2 ERROR [UnknownPlaceholder] {nota} in pk of @Gsi(index = 2) on"
                                + " shop.Customer"))
                .anySatisfy(error -> assertThat(error.toString())
                        .startsWith("Cart.java:8 ERROR [UnknownPlaceholder] {y} in pk of @Gsi(index = 1) on shop.Cart"))
                .anySatisfy(error -> assertThat(error.toString())
                        .startsWith("Cart.java:7 ERROR [UnknownPlaceholder] {ide} in pk of @Key on shop.Cart"));
    }

    private Ecj compile(String... sources) throws IOException {
        Path input = Files.createDirectories(folder.resolve("input"));
        List<Path> files = new ArrayList<>();
        for (String source : sources) {
            Path file = input.resolve(Compile.file(source).getName().substring(1));
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, source));
        }
        return Ecj.compile(files, folder);
    }
}
