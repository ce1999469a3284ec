package io.keywright.runtime.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page of errors lists what the package holds, and nothing else. */
class ErrorsPageTest {

    private static final Pattern ROW = Pattern.compile("^\\| (`.*?) \\|.*$", Pattern.MULTILINE);
    private static final Pattern NAME = Pattern.compile("`(\\w+Exception)`");

    @Test
    void everyExceptionHasItsRowAndEveryRowAnException() throws Exception {
        String page = Files.readString(Path.of("..", "docs", "errors.md"));
        Set<String> rows = ROW.matcher(page)
                .results()
                .flatMap(row -> NAME.matcher(row.group(1)).results())
                .map(name -> name.group(1))
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(rows).isEqualTo(exceptions());
    }

    /** Those that can be thrown. */
    private static Set<String> exceptions() throws ClassNotFoundException, IOException, URISyntaxException {
        URI self = Objects.requireNonNull(KeywrightException.class.getResource("KeywrightException.class"))
                .toURI();
        File directory = new File(self.resolve("."));
        Set<String> names = new TreeSet<>();
        for (String file : Objects.requireNonNull(directory.list())) {
            if (file.endsWith("Exception.class")) {
                String name = file.substring(0, file.length() - ".class".length());
                Class<?> type = Class.forName(KeywrightException.class.getPackageName() + "." + name);
                if (!Modifier.isAbstract(type.getModifiers())) {
                    names.add(name);
                }
            }
        }
        return names;
    }
}
