package io.keywright.processor.rules;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * A fixture whose tables have been given files of their own, so that the rest can be had as class files.
 *
 * @param rest the fixture without its tables
 * @param tables their names
 * @param tableSources in the same package
 * @param tableLines where their declarations begin in the fixture
 * @param closed the lines of the fixture's tables and records, in which the other compiler knows no place
 * @param enums the lines of the fixture's enums, of whose constants the other compiler knows no place, and where each begins
 */
record Split(
        JavaFileObject rest,
        List<String> tables,
        List<JavaFileObject> tableSources,
        Set<Integer> tableLines,
        Set<Integer> closed,
        Map<Integer, Integer> enums) {

    static Split of(Fixture fixture) throws IOException {
        String text = String.join("\n", fixture.lines());
        JavaFileObject whole = JavaFileObjects.forSourceString("rules." + fixture.name(), text);
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, List.of("-proc:none"), null, List.of(whole));
        CompilationUnitTree unit = task.parse().iterator().next();
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        StringBuilder head = new StringBuilder("package rules;\n");
        unit.getImports().forEach(tree -> head.append(tree).append('\n'));
        head.append("import rules.").append(fixture.name()).append(".*;\n");

        StringBuilder rest = new StringBuilder(text);
        List<String> names = new ArrayList<>();
        List<JavaFileObject> sources = new ArrayList<>();
        Set<Integer> tableLines = new TreeSet<>();
        Set<Integer> closed = new TreeSet<>();
        Map<Integer, Integer> enums = new TreeMap<>();
        for (ClassTree type : types(unit)) {
            boolean isTable = isTable(type);
            long first = unit.getLineMap().getLineNumber(positions.getStartPosition(unit, type));
            long last = unit.getLineMap().getLineNumber(positions.getEndPosition(unit, type));
            if (type.getKind() == Tree.Kind.ENUM) {
                IntStream.rangeClosed((int) first, (int) last).forEach(line -> enums.put(line, (int) first));
            }
            if (isTable || type.getKind() == Tree.Kind.RECORD) {
                IntStream.rangeClosed((int) first, (int) last).forEach(closed::add);
                if (isTable) {
                    tableLines.add((int) first);
                }
            }
        }
        for (ClassTree table : types(unit).stream().filter(Split::isTable).toList()) {
            int start = (int) positions.getStartPosition(unit, table);
            int end = (int) positions.getEndPosition(unit, table);
            String name = table.getSimpleName().toString();
            names.add(name);
            sources.add(JavaFileObjects.forSourceString("rules." + name, head + text.substring(start, end) + "\n"));
            rest.replace(start, end, " ".repeat(end - start));
        }
        return new Split(
                JavaFileObjects.forSourceString("rules." + fixture.name(), rest.toString()),
                names,
                sources,
                tableLines,
                closed,
                enums);
    }

    /** What messages call the fixture's tables, as they call those of the split one. */
    String renamed(String message, String fixture) {
        String renamed = message;
        for (String table : tables) {
            // Not what only begins as the table's name does.
            String end = "(?![A-Za-z0-9])";
            renamed = renamed.replaceAll("rules\\." + fixture + "\\." + table + end, "rules." + table)
                    .replaceAll(fixture + "[._]" + table + end, table);
        }
        return renamed;
    }

    private static List<ClassTree> types(CompilationUnitTree unit) {
        List<ClassTree> types = new ArrayList<>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree tree, Void nothing) {
                types.add(tree);
                return super.visitClass(tree, null);
            }
        }.scan(unit, null);
        return types;
    }

    private static boolean isTable(ClassTree type) {
        return type.getModifiers().getAnnotations().stream()
                .map(AnnotationTree::getAnnotationType)
                .anyMatch(annotation -> Objects.toString(annotation).equals("Table"));
    }
}
