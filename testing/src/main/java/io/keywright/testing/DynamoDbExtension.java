package io.keywright.testing;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/**
 * Gives each test method a DynamoDB of its own, empty but for the tables asked for, and takes it away afterwards.
 *
 * <pre>{@code
 * @DynamoDbTest // or @ExtendWith(DynamoDbExtension.class)
 * class OrdersTest {
 *     @Test
 *     void an_order_can_be_read_again(DynamoDbClient client) { … }
 * }
 * }</pre>
 *
 * <p>Parameters of the test method, and of methods that run before and after each test, can be a {@link DynamoDbClient},
 * a {@link DynamoDbAsyncClient}, a {@link DynamoDbStreamsClient} or the {@link InProcessDynamoDb} itself. Parameters are the way to get them when tests
 * run in parallel.
 *
 * <p>With the system property {@code keywright.endpoint} (for example {@code -Dkeywright.endpoint=http://localhost:8000})
 * the clients talk to that endpoint instead, with made-up credentials and region; an HTTP client of the SDK must then be
 * on the class path. A blocking one will do for the asynchronous client, too, at a thread for each request. Tables that the test created through the client are deleted after it. {@link #tableName} gives
 * names that no other run uses. A test marked {@link InProcessOnly} is then skipped, and one that asks for the
 * {@link InProcessDynamoDb} is aborted, as by a failed assumption.
 */
@SuppressWarnings("exports") // JUnit is optional: with requires transitive, every module that reads this one needs it.
public final class DynamoDbExtension
        implements BeforeEachCallback, AfterEachCallback, ExecutionCondition, ParameterResolver {

    /** The system property that names another endpoint. */
    public static final String ENDPOINT_PROPERTY = "keywright.endpoint";

    private static final ExtensionContext.Namespace NAMESPACE =
            ExtensionContext.Namespace.create(DynamoDbExtension.class);

    private static final String RUN = Long.toString(System.currentTimeMillis(), Character.MAX_RADIX)
            + Long.toString(ProcessHandle.current().pid(), Character.MAX_RADIX);
    private static final AtomicInteger NAMES = new AtomicInteger();

    private final Clock clock;
    private final List<CreateTableRequest> tables;

    /** For {@code @ExtendWith}: an empty DynamoDB on the system's clock. */
    public DynamoDbExtension() {
        this(Clock.systemUTC(), List.of());
    }

    private DynamoDbExtension(Clock clock, List<CreateTableRequest> tables) {
        this.clock = clock;
        this.tables = tables;
    }

    /** For {@code @RegisterExtension}: a DynamoDB that has these tables at the start of each test. */
    public static DynamoDbExtension withTables(CreateTableRequest... tables) {
        return new DynamoDbExtension(Clock.systemUTC(), List.of(tables));
    }

    /** This extension with the given clock, which only the in-process engine follows. */
    public DynamoDbExtension on(Clock otherClock) {
        return new DynamoDbExtension(otherClock, tables);
    }

    /**
     * A name for a table: the given one in process, where each test has an engine of its own; with another endpoint, which
     * many may share, the given one with an ending that differs from call to call and from run to run.
     */
    public static String tableName(String name) {
        return elsewhere() ? name + "-" + RUN + "-" + NAMES.incrementAndGet() : name;
    }

    private static boolean elsewhere() {
        String endpoint = System.getProperty(ENDPOINT_PROPERTY);
        return endpoint != null && !endpoint.isBlank();
    }

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return AnnotationSupport.findAnnotation(context.getElement(), InProcessOnly.class)
                .filter(mark -> elsewhere())
                .map(mark -> ConditionEvaluationResult.disabled("needs the in-process engine", mark.value()))
                .orElseGet(() -> ConditionEvaluationResult.enabled("runs on this DynamoDB"));
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        TestedDynamoDb tested = tested(context);
        tables.forEach(table -> {
            tested.client().createTable(table);
            tested.client().waiter().waitUntilTableExists(wait -> wait.tableName(table.tableName()));
        });
    }

    @Override
    public void afterEach(ExtensionContext context) {
        TestedDynamoDb tested = context.getStore(NAMESPACE).remove(TestedDynamoDb.class, TestedDynamoDb.class);
        if (tested != null) {
            tested.close();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == DynamoDbClient.class
                || type == DynamoDbAsyncClient.class
                || type == DynamoDbStreamsClient.class
                || type == InProcessDynamoDb.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        if (context.getTestMethod().isEmpty()) {
            throw new ParameterResolutionException("a DynamoDB belongs to one test method: take it as a parameter of "
                    + "that, or of a method before or after each test, not of a constructor or of the whole class");
        }
        TestedDynamoDb tested = tested(context);
        Class<?> type = parameter.getParameter().getType();
        if (type == DynamoDbClient.class) {
            return tested.client();
        }
        if (type == DynamoDbStreamsClient.class) {
            return tested.streamsClient();
        }
        return type == DynamoDbAsyncClient.class ? tested.asyncClient() : tested.engine();
    }

    private TestedDynamoDb tested(ExtensionContext context) {
        return context.getStore(NAMESPACE)
                .computeIfAbsent(
                        TestedDynamoDb.class,
                        key -> TestedDynamoDb.open(System.getProperty(ENDPOINT_PROPERTY), clock),
                        TestedDynamoDb.class);
    }
}
