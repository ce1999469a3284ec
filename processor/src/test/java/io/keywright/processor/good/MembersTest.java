package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.Reserved;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A property or a query may have whatever name Java allows: none is lost, none breaks what is generated. */
class MembersTest {

    private static final Path EXPECTED = Path.of("src", "test", "resources", "expected");
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_]\\w*");

    /** No component of a record may be called so; a property of a JavaBean may. */
    private static final Set<String> NO_COMPONENTS =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    private static final String IMPORTS = "package all; import io.keywright.annotation.*;\n";

    @TempDir
    private Path folder = Path.of("");

    @Test
    @DisplayName("B100: every name that generated code knows can be that of a property and of a query")
    void everyNameThatGeneratedCodeKnowsCanBeThatOfAPropertyAndOfAQuery() throws IOException {
        List<List<String>> groups = groups(names());
        List<Path> sources = new ArrayList<>();
        for (int i = 0; i < groups.size(); i++) {
            sources.add(write("Note" + i, document(i, groups.get(i))));
            sources.add(write("Entry" + i, entity(i, groups.get(i))));
        }
        sources.add(write("Bean", bean()));
        String entities = Stream.iterate(0, i -> i + 1)
                .limit(groups.size())
                .map(i -> "Entry" + i + ".class, ")
                .collect(Collectors.joining());
        sources.add(write(
                "All",
                IMPORTS + "@Allow({\"HotPartition\", \"MixedQuery\"}) @Table(entities = {" + entities
                        + "Bean.class}) public interface All {}"));

        assertThat(names()).hasSizeGreaterThan(150).contains("path", "path_", "child", "item", "INSTANCE", "String");
        assertThat(Build.in(folder)
                        .compile(
                                sources,
                                List.of(),
                                List.of(new KeywrightProcessor()),
                                "-Xlint:all,-processing",
                                "-Werror"))
                .isEmpty();
    }

    /** Every identifier of some generated files, what is reserved, and both with an underscore. */
    private static Set<String> names() throws IOException {
        Set<String> names = new TreeSet<>();
        for (String fixture : List.of("user", "circle", "nested")) {
            for (Path file : Build.files(EXPECTED.resolve(fixture), "Mapper.java")) {
                names.addAll(identifiers(file));
            }
            for (Path file : Build.files(EXPECTED.resolve(fixture), "Attributes.java")) {
                names.addAll(identifiers(file));
            }
        }
        for (String file :
                List.of("user/app/UserKeys.java", "user/app/UserRepository.java", "user/app/AppTable.java")) {
            names.addAll(identifiers(EXPECTED.resolve(file)));
        }
        Stream.of(Reserved.OBJECT, Reserved.FACADE, Reserved.QUERY, Reserved.ATTRIBUTE, Reserved.KEYS)
                .flatMap(Set::stream)
                .flatMap(name -> Stream.of(name, name + "_"))
                .forEach(names::add);
        names.removeIf(name -> !SourceVersion.isName(name) || NO_COMPONENTS.contains(name));
        return names;
    }

    private static List<String> identifiers(Path file) throws IOException {
        String code = Files.readString(file).replaceAll("(?s)/\\*.*?\\*/|\"[^\"]*\"|(import|package) [^;]*;", "");
        return IDENTIFIER.matcher(code).results().map(MatchResult::group).toList();
    }

    /** In groups within which no two names become one constant, or one class of a query. */
    private static List<List<String>> groups(Set<String> names) {
        List<List<String>> groups = new ArrayList<>();
        List<Set<String>> taken = new ArrayList<>();
        for (String name : names) {
            Function<Set<String>, Boolean> free = group -> group.size() < 60
                    && !group.contains(Identifiers.constant(name))
                    && !group.contains(name.toLowerCase(Locale.ROOT));
            int at = 0;
            while (at < groups.size() && !free.apply(taken.get(at))) {
                at++;
            }
            if (at == groups.size()) {
                groups.add(new ArrayList<>());
                taken.add(new TreeSet<>());
            }
            groups.get(at).add(name);
            taken.get(at).add(Identifiers.constant(name));
            taken.get(at).add(name.toLowerCase(Locale.ROOT));
        }
        return groups;
    }

    private static String document(int number, List<String> names) {
        return IMPORTS + "@Document public record Note" + number + "(" + components(names) + ") {}";
    }

    /** Every name is a component of a key, the first of each key is the name of its query, and the document has all. */
    private static String entity(int number, List<String> names) {
        StringBuilder source =
                new StringBuilder(IMPORTS + "@Entity\n@Key(pk = \"E" + number + "#{zzId}\", sk = \"E\")\n");
        for (int i = 0; i < names.size(); i += 6) {
            List<String> key = names.subList(i, Math.min(i + 6, names.size()));
            int half = key.size() / 2;
            String query = Reserved.isOperation(key.get(0)) ? "by" + i : key.get(0);
            source.append("@Gsi(index = %d, name = \"%s\", pk = \"G#%s\", sk = \"S#%s\")\n"
                    .formatted(
                            i / 6 + 1, query, template(key.subList(0, half)), template(key.subList(half, key.size()))));
        }
        return source + "public record Entry" + number + "(java.lang.String zzId, Note" + number + " zzNote, "
                + components(names) + ") {}";
    }

    private static String template(List<String> names) {
        return names.isEmpty() ? "x" : names.stream().collect(Collectors.joining("}#{", "{", "}"));
    }

    private static String components(List<String> names) {
        return names.stream().map(name -> "java.lang.String " + name).collect(Collectors.joining(", "));
    }

    private static String bean() {
        StringBuilder source = new StringBuilder(
                IMPORTS + "@Entity @Key(pk = \"B#{wait}#{notify}\", sk = \"B#{clone}#{hashCode}\", name = \"wait\")\n"
                        + "@Gsi(index = 1, name = \"notify\", pk = \"N#{toString}\", sk = \"{notifyAll}#{finalize}\")\n"
                        + "public class Bean {\n");
        for (String name : NO_COMPONENTS) {
            String upper = Identifiers.upperFirst(name);
            source.append(
                    "private String %1$s; public String get%2$s() { return %1$s; } public void set%2$s(String value) { %1$s = value; }\n"
                            .formatted(name, upper));
        }
        return source + "}";
    }

    private Path write(String name, String source) throws IOException {
        return Files.writeString(folder.resolve(name + ".java"), source);
    }
}
