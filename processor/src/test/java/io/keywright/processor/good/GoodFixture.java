package io.keywright.processor.good;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Sources that compile, in packages of their own below one folder.
 *
 * @param name of the fixture
 * @param sources its files
 */
record GoodFixture(String name, List<Path> sources) {

    private static final Path GOOD = Path.of("src", "test", "resources", "good");
    private static final Path STORE = Path.of("..", "example", "src", "main", "java", "com", "daintree");

    /**
     * All of them: those of the tests, and the example's domain with its table. With {@code -Dkeywright.fixture=name} the
     * one of that name, for whoever works on it.
     */
    static List<GoodFixture> all() {
        String wanted = System.getProperty("keywright.fixture", "");
        return existing().stream()
                .filter(fixture -> wanted.isEmpty() || wanted.equals(fixture.name()))
                .toList();
    }

    private static List<GoodFixture> existing() {
        try (Stream<Path> folders = Files.list(GOOD)) {
            Stream<GoodFixture> own = folders.sorted()
                    .map(folder -> new GoodFixture(folder.getFileName().toString(), Build.files(folder, ".java")));
            return Stream.concat(own, Stream.of(store())).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GoodFixture store() {
        Stream<Path> table = Stream.of(STORE.resolve("data/Daintree.java"), STORE.resolve("data/package-info.java"));
        Stream<Path> domain = Build.files(STORE.resolve("shop"), ".java").stream();
        return new GoodFixture("daintree", Stream.concat(domain, table).toList());
    }

    @Override
    public String toString() {
        return name;
    }
}
