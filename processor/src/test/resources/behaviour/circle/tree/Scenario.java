package tree;

import io.keywright.testing.DynamoDbExtension;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Two documents that hold each other: there and back, and their classes loaded from either end at the same moment. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final int ROUNDS = 60;

    @Override
    public void accept(DynamoDbClient client) {
        Branch tip = new Branch("tip", List.of());
        Branch first = new Branch("first", List.of(new Leaf("green", Map.of("up", tip)), new Leaf("red", Map.of())));
        String table = DynamoDbExtension.tableName("forest");
        ForestTable.createTable(client, table);
        ForestTable forest = ForestTable.open(client, table);
        forest.trunk().create(new Trunk("t", first));
        assertThat(forest.trunk().get("t")).contains(new Trunk("t", first));
        try {
            for (int round = 0; round < ROUNDS; round++) {
                loadFromBothEnds();
            }
        } catch (Exception e) {
            throw new AssertionError("the mappers wait for each other", e);
        }
    }

    private static void loadFromBothEnds() throws Exception {
        URL classes = Scenario.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes}, Scenario.class.getClassLoader().getParent())) {
            CyclicBarrier start = new CyclicBarrier(2);
            List<FutureTask<Object>> tasks = new ArrayList<>();
            for (String end : List.of("tree.Forest_BranchMapper", "tree.Forest_LeafMapper")) {
                FutureTask<Object> task = new FutureTask<>(() -> instance(loader, start, end));
                Thread thread = new Thread(task);
                thread.setDaemon(true);
                thread.start();
                tasks.add(task);
            }
            for (FutureTask<Object> task : tasks) {
                assertThat(task.get(20, TimeUnit.SECONDS)).isNotNull();
            }
        }
    }

    private static Object instance(ClassLoader loader, CyclicBarrier start, String mapper)
            throws Exception {
        start.await(20, TimeUnit.SECONDS);
        Class<?> initialised = Class.forName(mapper, true, loader);
        Class.forName(mapper + "$Composed", true, loader);
        return initialised.getField("INSTANCE").get(null);
    }
}
