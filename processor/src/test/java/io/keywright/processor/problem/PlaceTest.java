package io.keywright.processor.problem;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.keywright.schema.QualifiedName;
import java.nio.file.Path;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Every rung of the ladder. What is compared is the source from the compiler's caret to the end of the line. */
class PlaceTest {

    private static final QualifiedName SHOP = QualifiedName.of("shop", "Shop");
    private static final QualifiedName ORDER = QualifiedName.of("shop", "Shop", "Order");
    private static final QualifiedName CART = QualifiedName.of("shop", "Shop", "Cart");
    private static final QualifiedName ALL = QualifiedName.of("shop", "Shop", "All");
    private static final QualifiedName COMPILED = QualifiedName.of("java.lang", "Runtime");

    private static final String SOURCE = """
            package shop;
            import io.keywright.annotation.*;
            @Table(
                entities = {Shop.Order.class, Shop.Cart.class, Runtime.class},
                collections = Shop.All.class,
                delimiter = "-",
                localIndexSortKey = "L{n}",
                indexName = "I{n}",
                indexes = {
                    @Index(number = 1, name = "one"),
                    @Index(number = 1, local = true, sortKey = "SK"),
                    @Index(number = 2, sortKey = "PK")})
            public interface Shop {
                @Entity
                @Key(pk = "A", sk = "B")
                @Gsi(index = 1, name = "x", pk = "C")
                @Gsi(index = 2, name = "y", pk = "D", sk = "E")
                @Lsi(index = 1, name = "z", sk = "F")
                record Order(
                    String id,
                    @Attribute("n") String name) implements All {}
                @Entity
                @Key(pk = "A")
                final class Cart extends CartBase implements All {
                    private String id;
                    @Attribute("g") public String getOther() { return id; }
                    @Gsi.List({@Gsi(index = 4, name = "v", pk = "V")}) class Inner {}
                }
                class CartBase {
                    @Attribute("b") private String base;
                }
                @ItemCollection(index = 1) sealed interface All permits Order, Cart {}
            }
            """;

    @Test
    void tableMembersAreFoundAtTheirValues() {
        assertThat(placeOf(Locator.ofTable(SHOP, "delimiter"))).isEqualTo("\"-\",");
        assertThat(placeOf(Locator.ofTable(SHOP, "sortKey"))).isEqualTo("@Table(");
        assertThat(placeOf(Locator.ofTable(SHOP, null))).isEqualTo("@Table(");
    }

    @Test
    void indexesAreFoundByNumberAndKind() {
        assertThat(placeOf(Locator.ofIndex(SHOP, 1, false, "name"))).isEqualTo("\"one\"),");
        assertThat(placeOf(Locator.ofIndex(SHOP, 1, true, "sortKey"))).isEqualTo("\"SK\"),");
        assertThat(placeOf(Locator.ofIndex(SHOP, 2, false, "sortKey"))).isEqualTo("\"PK\")})");
        assertThat(placeOf(Locator.ofIndex(SHOP, 2, false, "include")))
                .isEqualTo("@Index(number = 2, sortKey = \"PK\")})");
        assertThat(placeOf(Locator.ofIndex(SHOP, 3, false, "sortKey"))).isEqualTo("@Table(");
    }

    @Test
    void whatAnIndexDoesNotSayItselfIsFoundAtTheTablesPattern() {
        assertThat(placeOf(Locator.ofIndex(SHOP, 2, false, "name"))).isEqualTo("\"I{n}\",");
        assertThat(placeOf(Locator.ofIndex(SHOP, 3, false, "name"))).isEqualTo("\"I{n}\",");
        assertThat(placeOf(Locator.ofIndex(SHOP, 2, true, "sortKey"))).isEqualTo("\"L{n}\",");
    }

    @Test
    void singleAnnotationsAreFoundAtTheirValues() {
        assertThat(placeOf(Locator.ofAnnotation(SHOP, ORDER, "Key", -1, "sk"))).isEqualTo("\"B\")");
        assertThat(placeOf(Locator.ofAnnotation(SHOP, ORDER, "Lsi", 1, "sk"))).isEqualTo("\"F\")");
        assertThat(placeOf(Locator.ofAnnotation(SHOP, ORDER, "Entity", -1, "type")))
                .isEqualTo("@Entity");
        assertThat(placeOf(Locator.ofAnnotation(SHOP, ALL, "ItemCollection", -1, "index")))
                .isEqualTo("1) sealed interface All permits Order, Cart {}");
    }

    @Test
    void repeatedAnnotationsAreFoundThroughTheTree() {
        assertThat(placeOf(Locator.ofAnnotation(SHOP, ORDER, "Gsi", 1, "pk"))).isEqualTo("\"C\")");
        assertThat(placeOf(Locator.ofAnnotation(SHOP, ORDER, "Gsi", 2, "sk"))).isEqualTo("\"E\")");
        assertThat(placeOf(Locator.ofAnnotation(SHOP, ORDER, "Gsi", 1, "sk")))
                .isEqualTo("@Gsi(index = 1, name = \"x\", pk = \"C\")");
    }

    @Test
    void aWrittenContainerIsAnAnnotationLikeAnyOther() {
        QualifiedName inner = QualifiedName.of("shop", "Shop", "Cart", "Inner");

        assertThat(placeOf(Locator.ofAnnotation(SHOP, inner, "Gsi", 4, "pk"))).isEqualTo("\"V\")}) class Inner {}");
    }

    @Test
    void recordComponentsAreFoundAtTheirFields() {
        assertThat(placeOf(Locator.ofProperty(SHOP, ORDER, "id"))).isEqualTo("id,");
        assertThat(placeOf(Locator.ofPropertyAnnotation(SHOP, ORDER, "name", "Attribute", "value")))
                .isEqualTo("\"n\") String name) implements All {}");
    }

    @Test
    void beanPropertiesAreFoundAtFieldGetterAndSuperClass() {
        assertThat(placeOf(Locator.ofProperty(SHOP, CART, "id"))).isEqualTo("id;");
        assertThat(placeOf(Locator.ofProperty(SHOP, CART, "other"))).isEqualTo("getOther() { return id; }");
        assertThat(placeOf(Locator.ofPropertyAnnotation(SHOP, CART, "other", "Attribute", "value")))
                .isEqualTo("\"g\") public String getOther() { return id; }");
        assertThat(placeOf(Locator.ofPropertyAnnotation(SHOP, CART, "base", "Attribute", "value")))
                .isEqualTo("\"b\") private String base;");
        assertThat(placeOf(Locator.ofProperty(SHOP, CART, "absent")))
                .isEqualTo("class Cart extends CartBase implements All {");
    }

    @Test
    void whatHasNoSourceIsFoundInTheList() {
        String literal = ".class},";

        assertThat(placeOf(Locator.ofType(SHOP, COMPILED))).isEqualTo(literal);
        assertThat(placeOf(Locator.ofProperty(SHOP, COMPILED, "id"))).isEqualTo(literal);
        assertThat(placeOf(Locator.ofAnnotation(SHOP, COMPILED, "Key", -1, "pk")))
                .isEqualTo(literal);
        assertThat(placeOf(Locator.ofEntityListing(SHOP, ALL))).isEqualTo(".class,");
        assertThat(placeOf(Locator.ofType(SHOP, QualifiedName.of("java.lang", "String"))))
                .isEqualTo("{Shop.Order.class, Shop.Cart.class, Runtime.class},");
    }

    @Test
    void whatBelongsToNoTableHasNoPlace() {
        assertThat(placeOf(Locator.ofCompilation())).isEqualTo("-");
    }

    private static String placeOf(Locator locator) {
        Compilation compilation = Compiler.javac()
                .withProcessors(new Printing(locator))
                .withOptions("-Xlint:-options")
                .compile(JavaFileObjects.forSourceString("shop.Shop", SOURCE));
        Diagnostic<? extends JavaFileObject> printed = compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.toString().contains("[Internal] here"))
                .findFirst()
                .orElseThrow();
        JavaFileObject file = printed.getSource();
        if (file == null) {
            return "-";
        }
        assertThat(Path.of(file.toUri().getPath())).hasFileName("Shop.java");
        return SOURCE.substring((int) printed.getPosition()).lines().findFirst().orElseThrow();
    }

    @SupportedAnnotationTypes("io.keywright.annotation.Table")
    private static final class Printing extends AbstractProcessor {

        private final Locator locator;

        Printing(Locator locator) {
            this.locator = locator;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latest();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!round.processingOver()) {
                new ProblemPrinter(
                                processingEnv,
                                type -> !type.getQualifiedName().toString().startsWith("java."))
                        .print(new Problem(Rule.INTERNAL, "here", locator), Severity.ERROR);
            }
            return false;
        }
    }
}
