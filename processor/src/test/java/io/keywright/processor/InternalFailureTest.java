package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.QualifiedName;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

/** Whatever goes wrong inside, the compiler hears of it as one error and never as a stack trace. */
class InternalFailureTest {

    private static final String TABLE = """
            package data;
            import io.keywright.annotation.*;
            @Table(entities = Shop.Order.class)
            public interface Shop {
                @Entity
                @Key(pk = "ORDER#{id}")
                record Order(String id) {}
            }
            """;

    private static final QualifiedName SHOP = QualifiedName.of("data", "Shop");

    @Test
    void becomesOneErrorThatNamesTheEntityAndAsksForAReport() {
        Problem problem = InternalFailure.problem(SHOP, "the entity shop.Order", new IllegalStateException("oops"));

        assertThat(problem.rule()).isEqualTo(Rule.INTERNAL);
        assertThat(problem.message())
                .startsWith("The processor cannot finish the entity shop.Order because of a fault of its own:"
                        + " \"java.lang.IllegalStateException: oops at io.keywright.processor.InternalFailureTest.")
                .contains("Please report it to Keywright")
                .doesNotContain("\n");
    }

    @Test
    void aClassThatIsNotThereIsTheUsersToAdd() {
        Problem problem = InternalFailure.problem(SHOP, "the table data.Shop", new CompletionFailure("shop.Lost"));

        assertThat(problem.rule()).isEqualTo(Rule.UNRESOLVED);
        assertThat(problem.message()).contains("\"shop.Lost\"").contains("class path");
    }

    @Test
    void aFailingEmissionIsOneErrorThatSaysWhereItHappened() {
        Compile compile = compile(new KeywrightProcessor(), () -> new IllegalStateException("out of ink"), TABLE);

        assertThat(compile.texts(Diagnostic.Kind.ERROR))
                .singleElement()
                .asString()
                .startsWith(
                        "[Internal] The processor cannot finish the entity data.Shop.Order because of a fault of its"
                                + " own: \"java.lang.IllegalStateException: out of ink at io.keywright.processor.")
                .contains("Please report it");
        assertThat(compile.messages()).singleElement().asString().startsWith("Shop.java:3:1 ");
    }

    @Test
    void anAssertionOfTheCompilersIsOneErrorToo() {
        Compile compile = compile(new KeywrightProcessor(), () -> new AssertionError("no position"), TABLE);

        assertThat(compile.messages()).singleElement().asString().contains("[Internal]");
    }

    @Test
    void whatIsWrongWithTheDesignIsToldInsteadOfTheFailureBehindIt() {
        Compile compile = compile(
                new KeywrightProcessor(),
                () -> new IllegalStateException("out of ink"),
                TABLE.replace("{id}", "{ids}"));

        assertThat(compile.messages()).singleElement().asString().contains("[UnknownPlaceholder]");
    }

    @Test
    void theListOfTablesThatCannotBeWrittenIsOneError() {
        Compile compile = compile(new TableIndexProcessor(), () -> new IllegalStateException("no disk"), TABLE);

        assertThat(compile.texts(Diagnostic.Kind.ERROR))
                .singleElement()
                .asString()
                .startsWith("[Internal] The processor cannot finish the list of the tables");
    }

    @Test
    void aTableAnnotationOnAMethodIsTheCompilersToReport() {
        Compile compile = Compile.of("""
                package data;
                import io.keywright.annotation.*;
                public interface Shop {
                    @Table(entities = String.class)
                    void order();
                }
                """);

        assertThat(compile.messages()).singleElement().asString().doesNotContain("[Internal]");
    }

    private static Compile compile(Processor processor, Supplier<Throwable> failure, String source) {
        return Compile.inOrder(List.of(new Failing(processor, failure)), List.of(), source);
    }

    /** A processor whose filer writes nothing, and says so with a failure. */
    @SupportedAnnotationTypes("io.keywright.annotation.Table")
    private static final class Failing extends AbstractProcessor {

        private final Processor processor;
        private final Supplier<Throwable> failure;

        Failing(Processor processor, Supplier<Throwable> failure) {
            this.processor = processor;
            this.failure = failure;
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            super.init(environment);
            Filer filer = proxy(Filer.class, environment.getFiler(), "create", failure);
            processor.init(proxy(ProcessingEnvironment.class, environment, "getFiler", () -> new Given(filer)));
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latest();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            processor.process(annotations, round);
            return false;
        }

        private static <T> T proxy(Class<T> type, T target, String prefix, Supplier<Throwable> instead) {
            return type.cast(Proxy.newProxyInstance(
                    type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                        if (method.getName().startsWith(prefix)) {
                            Throwable thrown = instead.get();
                            if (thrown instanceof Given given) {
                                return given.filer;
                            }
                            throw thrown;
                        }
                        try {
                            return method.invoke(target, arguments);
                        } catch (InvocationTargetException e) {
                            throw e.getTargetException();
                        }
                    }));
        }
    }

    /** A result in place of a failure. */
    private static final class Given extends RuntimeException {

        private static final long serialVersionUID = 1L;
        private final transient Filer filer;

        Given(Filer filer) {
            this.filer = filer;
        }
    }

    private static final class CompletionFailure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        CompletionFailure(String message) {
            super(message);
        }
    }
}
