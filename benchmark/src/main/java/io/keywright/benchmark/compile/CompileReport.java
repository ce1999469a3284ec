package io.keywright.benchmark.compile;

import io.keywright.benchmark.FreshJvm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The curve: each subject with 1, 50 and 200 entities, compiled once in a fresh JVM and often in a warm one. */
public final class CompileReport {

    private static final int[] SIZES = {1, 50, 200};
    private static final int FRESH = 5;
    private static final int WARM = 12;

    private CompileReport() {}

    /**
     * Runs it.
     *
     * @param arguments how many fresh JVMs and how many warm compilations, if not 5 and 12
     */
    public static void main(String... arguments) {
        int fresh = arguments.length == 0 ? FRESH : Integer.parseInt(arguments[0]);
        int warm = arguments.length < 2 ? WARM : Integer.parseInt(arguments[1]);
        System.out.println(
                "| entities | processor | classes generated | fresh, wall | CPU | above none for an entity, wall |"
                        + " CPU | warm, CPU | above none for a generated class |");
        System.out.println("|---:|---|---:|---:|---:|---:|---:|---:|---:|");
        for (int size : SIZES) {
            Cost none = measure(Subject.NONE, size, fresh, warm);
            print(size, Subject.NONE, none, none);
            for (Subject subject : List.of(Subject.KEYWRIGHT, Subject.AUTO_VALUE, Subject.RECORD_BUILDER)) {
                print(size, subject, measure(subject, size, fresh, warm), none);
            }
        }
    }

    private record Cost(double wall, double cpu, double warmCpu, long classes) {}

    private static void print(int size, Subject subject, Cost cost, Cost none) {
        System.out.printf(
                Locale.ROOT,
                "| %d | %s | %d | %.0f ms | %.0f ms | %.1f ms | %.1f ms | %.0f ms | %.2f ms |%n",
                size,
                subject,
                cost.classes(),
                cost.wall(),
                cost.cpu(),
                (cost.wall() - none.wall()) / size,
                (cost.cpu() - none.cpu()) / size,
                cost.warmCpu(),
                (cost.warmCpu() - none.warmCpu()) / Math.max(1, cost.classes()));
    }

    private static Cost measure(Subject subject, int size, int fresh, int warm) {
        List<long[]> cold = new ArrayList<>();
        for (int run = 0; run < fresh; run++) {
            cold.add(last(run(subject, size, 1)));
        }
        List<long[]> hot = run(subject, size, warm);
        return new Cost(
                median(cold, 0),
                median(cold, 1),
                // The second half: the compiler has compiled itself by then.
                median(hot.subList(hot.size() / 2, hot.size()), 1),
                last(hot)[2]);
    }

    private static long[] last(List<long[]> runs) {
        return runs.get(runs.size() - 1);
    }

    private static double median(List<long[]> runs, int column) {
        long[] sorted = runs.stream().mapToLong(run -> run[column]).sorted().toArray();
        return sorted[sorted.length / 2] / 1e6;
    }

    private static List<long[]> run(Subject subject, int size, int times) {
        List<String> lines = FreshJvm.run(
                List.of("-Xms1g", "-Xmx1g"),
                Compiling.class,
                subject.name(),
                Integer.toString(size),
                Integer.toString(times));
        List<long[]> runs = new ArrayList<>();
        for (String line : lines) {
            if (line.matches("\\d+ \\d+ \\d+")) {
                String[] parts = line.split(" ", -1);
                runs.add(new long[] {Long.parseLong(parts[0]), Long.parseLong(parts[1]), Long.parseLong(parts[2])});
            }
        }
        return runs;
    }
}
