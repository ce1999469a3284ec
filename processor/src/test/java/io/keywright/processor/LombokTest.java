package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lombok changes classes under the eyes of other processors. Both run in the order in which they are named. */
class LombokTest {

    private static final String LOMBOK = "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";
    private static final String KEYWRIGHT = "io.keywright.processor.KeywrightProcessor";

    private static final String CART = """
            package shop;
            import io.keywright.annotation.*;
            import lombok.*;
            @Data
            @EqualsAndHashCode(callSuper = false)
            @Entity
            @Key(pk = "CART#{id}", sk = "C")
            public class Cart extends Base {
                @NonNull private String name = "";
                private boolean open;
                @Attribute("n") private @org.jspecify.annotations.Nullable String note;
                CartKeys keys() { return null; }
            }
            @Getter @Setter
            class Base {
                private String id;
            }
            """;

    private static final String TABLE = """
            package shop;
            @io.keywright.annotation.Table(entities = Cart.class)
            public interface Shop {}
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("B107: properties are complete in either order")
    void propertiesAreCompleteInEitherOrder(boolean lombokFirst) throws IOException {
        DiagnosticCollector<JavaFileObject> diagnostics =
                compile(lombokFirst ? LOMBOK + "," + KEYWRIGHT : KEYWRIGHT + "," + LOMBOK, CART);

        assertThat(diagnostics.getDiagnostics()).isEmpty();
        assertThat(folder.resolve("META-INF/keywright/shop.Shop/model.json"))
                .content(StandardCharsets.UTF_8)
                .contains("getId", "getName", "isOpen", "getNote", "\"n\"", "NULLABLE");
        assertThat(folder.resolve("shop/ShopTable.class")).exists();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void recordsMayHaveWhatItAddsInEitherOrder(boolean lombokFirst) throws IOException {
        String order = """
                package shop;
                import io.keywright.annotation.*;
                import lombok.*;
                @Builder @With
                @Entity
                @Key(pk = "CART#{id}", sk = "C")
                public record Cart(String id, @Attribute("n") String name) {
                    static Cart made() { return builder().id("c-1").build().withName("x"); }
                    CartKeys keys() { return null; }
                }
                """;

        assertThat(compile(lombokFirst ? LOMBOK + "," + KEYWRIGHT : KEYWRIGHT + "," + LOMBOK, order)
                        .getDiagnostics())
                .isEmpty();
        assertThat(folder.resolve("shop/CartRepository.class")).exists();
    }

    @Test
    void withoutItsProcessorTheMissingGettersAreReported() throws IOException {
        assertThat(compile(KEYWRIGHT, CART).getDiagnostics())
                .extracting(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                .anyMatch(message -> message.startsWith("[NotReadable] The class shop.Cart must have at least one"));
    }

    private DiagnosticCollector<JavaFileObject> compile(String processors, String cartSource) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            Path cart = Files.writeString(folder.resolve("Cart.java"), cartSource);
            Path shop = Files.writeString(folder.resolve("Shop.java"), TABLE);
            compiler.getTask(
                            null,
                            manager,
                            diagnostics,
                            List.of(
                                    "-processor",
                                    processors,
                                    "-cp",
                                    System.getProperty("java.class.path"),
                                    "-d",
                                    folder.toString()),
                            null,
                            manager.getJavaFileObjects(cart, shop))
                    .call();
        }
        return diagnostics;
    }
}
