package io.keywright.testing.throughput;

import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.table.Database;
import io.keywright.testing.wire.Engine;
import io.keywright.testing.wire.EngineHttpClient;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Measures simple operations a second, by one client thread and by four: of the engine alone, of the engine through the
 * SDK in process and over its port, and of other servers through the SDK, given as {@code name=endpoint=process id}. The
 * first argument is the number of rounds; the subjects take turns within a round, so that what else the machine does falls
 * on all of them, and each does the same number of operations in each round, after as many to warm up as the compiler
 * wants to see. Prints a table in Markdown: median, least and most of the rounds; the CPU time for one operation, that of
 * the server's process included where there is one; and how many fit into one second of one core.
 */
public final class Throughput {

    private static final String TABLE = "throughput";
    private static final int WARM_UP = 4;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Sends the operation once. */
    private interface Sender {
        void send(String operation, int number);
    }

    /** The operations are those of one measurement. */
    private record Subject(String name, int operations, Sender sender, long serverProcess) {}

    private record Measured(double operationsPerSecond, double microsOfCpu) {}

    private Throughput() {}

    public static void main(String[] arguments) throws Exception {
        int rounds = Integer.parseInt(arguments[0]);
        List<AutoCloseable> opened = new ArrayList<>();
        List<Subject> subjects = new ArrayList<>();
        subjects.add(engineAlone());
        InProcessDynamoDb engine = InProcessDynamoDb.create();
        opened.add(engine);
        subjects.add(throughSdk("engine, SDK", 4000, engine.client(), -1));
        InProcessDynamoDb served = InProcessDynamoDb.create();
        opened.add(served);
        DynamoDbClient overPort = Workload.client(served.serve(0));
        opened.add(overPort);
        subjects.add(throughSdk(
                "engine, SDK, HTTP", 1000, overPort, ProcessHandle.current().pid()));
        for (int i = 1; i < arguments.length; i++) {
            String[] server = arguments[i].split("=", 3);
            DynamoDbClient client = Workload.client(URI.create(server[1]));
            opened.add(client);
            subjects.add(throughSdk(server[0] + ", SDK, HTTP", 100, client, Long.parseLong(server[2])));
        }
        Map<String, List<Measured>> measured = new LinkedHashMap<>();
        for (int round = -WARM_UP; round < rounds; round++) {
            for (Subject subject : subjects) {
                if (round < -1 && subject.serverProcess() >= 0) {
                    continue; // What the network does takes longer than what the compiler has not seen yet.
                }
                for (int threads : new int[] {1, 4}) {
                    for (String operation : Workload.OPERATIONS) {
                        Measured result = measure(subject, threads, operation);
                        if (round >= 0) {
                            measured.computeIfAbsent(
                                            subject.name() + " | " + threads + " | " + operation,
                                            key -> new ArrayList<>())
                                    .add(result);
                        }
                    }
                }
            }
        }
        System.out.println(
                "| subject | threads | operation | operations/s | least to most | CPU µs/operation | a core's second |");
        System.out.println("|---|---|---|---|---|---|---|");
        measured.forEach(Throughput::print);
        for (AutoCloseable closeable : opened) {
            closeable.close();
        }
    }

    private static void print(String subject, List<Measured> results) {
        List<Double> speeds =
                results.stream().map(Measured::operationsPerSecond).sorted().toList();
        List<Double> cpu = results.stream().map(Measured::microsOfCpu).sorted().toList();
        int middle = results.size() / 2;
        System.out.printf(
                Locale.ROOT,
                "| %s | %,.0f | %,.0f to %,.0f | %.1f | %,.0f |%n",
                subject,
                speeds.get(middle),
                speeds.get(0),
                speeds.get(speeds.size() - 1),
                cpu.get(middle),
                1e6 / cpu.get(middle));
    }

    /** What the SDK would send, recorded once for each item and sent as bytes. */
    private static Subject engineAlone() {
        Engine engine = new Engine(new Database(Clock.systemUTC()));
        Map<String, List<byte[]>> bodies = new LinkedHashMap<>();
        List<byte[]> last = new ArrayList<>();
        try (DynamoDbClient recorder = DynamoDbClient.builder()
                .endpointOverride(URI.create("http://recorder.invalid"))
                .region(Region.US_EAST_1)
                .credentialsProvider(AnonymousCredentialsProvider.create())
                .httpClient(new EngineHttpClient((target, body) -> {
                    last.add(body);
                    return engine.answer(target, body);
                }))
                .build()) {
            Workload.fill(recorder, TABLE);
            for (String operation : Workload.OPERATIONS) {
                last.clear();
                for (int number = 0; number < 1000; number++) {
                    Workload.send(recorder, TABLE, operation, number);
                }
                bodies.put(operation, List.copyOf(last));
            }
        }
        return new Subject(
                "engine alone",
                20_000,
                (operation, number) -> {
                    List<byte[]> of = bodies.getOrDefault(operation, List.of());
                    int status = engine.answer("DynamoDB_20120810." + operation, of.get(number % of.size()))
                            .status();
                    if (status != 200) {
                        throw new IllegalStateException(operation + " was answered by " + status);
                    }
                },
                -1);
    }

    private static Subject throughSdk(String name, int operations, DynamoDbClient client, long serverProcess) {
        String table = TABLE + "-" + Long.toString(System.nanoTime(), Character.MAX_RADIX);
        Workload.fill(client, table);
        return new Subject(
                name,
                operations,
                (operation, number) -> Workload.send(client, table, operation, number),
                serverProcess);
    }

    private static Measured measure(Subject subject, int threads, String operation) throws Exception {
        long serverBefore = cpuOf(subject.serverProcess());
        int share = subject.operations() / threads;
        List<Callable<Long>> tasks = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            int start = i * 7919;
            tasks.add(() -> {
                long cpu = THREADS.getCurrentThreadCpuTime();
                for (int number = 0; number < share; number++) {
                    subject.sender().send(operation, start + number);
                }
                return THREADS.getCurrentThreadCpuTime() - cpu;
            });
        }
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        long begin = System.nanoTime();
        double clientCpu = 0;
        for (Future<Long> future : pool.invokeAll(tasks)) {
            clientCpu += future.get();
        }
        double operations = (double) share * threads;
        double perSecond = operations * 1e9 / (System.nanoTime() - begin);
        pool.shutdown();
        boolean own = subject.serverProcess() == ProcessHandle.current().pid();
        double server = cpuOf(subject.serverProcess()) - serverBefore;
        return new Measured(perSecond, (own ? server : clientCpu + server) / operations / 1000);
    }

    /** The CPU time of a process so far, in nanoseconds; of none, nothing. */
    private static long cpuOf(long process) {
        return process < 0
                ? 0
                : ProcessHandle.of(process)
                        .flatMap(handle -> handle.info().totalCpuDuration())
                        .map(Duration::toNanos)
                        .orElse(0L);
    }
}
