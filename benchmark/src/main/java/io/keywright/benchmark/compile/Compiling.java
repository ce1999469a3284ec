package io.keywright.benchmark.compile;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles a subject in this JVM and prints, for each time: wall clock, processor time, classes generated. */
final class Compiling {

    private Compiling() {}

    /**
     * Compiles.
     *
     * @param arguments the subject, the number of entities, how often
     */
    public static void main(String... arguments) throws IOException {
        Subject subject = Subject.valueOf(arguments[0]);
        int entities = Integer.parseInt(arguments[1]);
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        for (int run = Integer.parseInt(arguments[2]); run > 0; run--) {
            Path folder = Files.createTempDirectory("compile-cost");
            long cpu = system.getProcessCpuTime();
            long wall = System.nanoTime();
            compile(subject, entities, folder);
            wall = System.nanoTime() - wall;
            cpu = system.getProcessCpuTime() - cpu;
            System.out.printf(Locale.ROOT, "%d %d %d%n", wall, cpu, clear(folder));
        }
    }

    private static void compile(Subject subject, int entities, Path folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
            files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(folder));
            List<String> options = new ArrayList<>(List.of("--release", "17", "-nowarn", "-Xlint:none"));
            options.addAll(List.of("-classpath", System.getProperty("java.class.path")));
            options.addAll(subject.options());
            boolean compiled = compiler.getTask(null, files, null, options, null, subject.sources(entities))
                    .call();
            if (!compiled) {
                throw new IllegalStateException(subject + " does not compile");
            }
        }
    }

    /** Deletes what was written, and says how many sources were. */
    private static long clear(Path folder) {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> all = walk.sorted(Comparator.reverseOrder()).toList();
            for (Path file : all) {
                Files.delete(file);
            }
            return all.stream()
                    .filter(file -> file.toString().endsWith(".java"))
                    .count();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
