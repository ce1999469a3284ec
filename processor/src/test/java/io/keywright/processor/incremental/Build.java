package io.keywright.processor.incremental;

import io.keywright.processor.incremental.Compilation.Compiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * A project that is built, and built again after a change: everything, as Gradle does it, or as an IDE does it.
 *
 * <h2>Gradle</h2>
 *
 * <p>Taken from Gradle's manual ("Incremental annotation processing") and the sources of its plugin for Java, versions 7
 * and 8. Compiled again are: the changed sources; transitively all that shows a changed class to others, by super type,
 * signature or annotation, class literals in annotations among them, so that a table is compiled again when anything
 * changes that an entity shows; one step further, what uses one of these inside, constants included; and for an isolating
 * processor the files that are generated from any of these, which are deleted first, classes and resources. A changed
 * class on the class path counts like a changed source. Whenever anything is compiled, the resources of an aggregating
 * processor are deleted and all classes with its annotation are given to <em>all</em> processors again, as class files;
 * so are classes of which something generated has to be compiled again. Everything else is a class file on the class
 * path. A comment is a change, since nothing is known of a source but its hash.
 *
 * <h2>An IDE, or javac by hand</h2>
 *
 * <p>Eclipse's builder compiles the changed sources, the sources that refer to them, and the parents of generated files
 * that this touches; whoever runs javac on what was edited has to do the same. Here: the changed sources; those that use
 * them, inside or not; the package of a changed {@code package-info}; and the tables that reach one of these. Nothing is deleted before but the class files of deleted
 * sources, and afterwards what earlier came from a source that was compiled again, and does not now. No class is given to
 * processors that is not compiled: this is where the list of tables has to be merged. An entity between a changed
 * document and its table is a class file, which Gradle never has.
 */
final class Build {

    private final Compiler compiler;
    private final Path folder;
    private final Outputs outputs;
    private final Path library;
    private final State state;
    private final List<Step> steps = new ArrayList<>();
    private Project project;

    private Build(Compiler compiler, Path folder, Path library, State state, Project project) {
        this.compiler = compiler;
        this.folder = folder;
        this.outputs = Outputs.in(folder);
        this.library = library;
        this.state = state;
        this.project = project;
    }

    /** Builds all of it in an empty folder. */
    static Build full(Compiler compiler, Project project, Path library, Path folder) {
        Build build = new Build(compiler, folder, library, new State(), project);
        build.steps.add(build.compile(project, project.sources().keySet(), Set.of(), Set.of()));
        return build;
    }

    /** The same state in another folder, to be built on there. */
    Build copy(Path other, Path otherLibrary) {
        Build copy = new Build(compiler, other, otherLibrary, state.copy(), project);
        copy.outputs.copy(outputs);
        return copy;
    }

    /** Takes over from another build which constants are used where, which ecj does not tell. */
    void addConstants(Build other) {
        state.addConstants(other.state);
    }

    /** The compilation of everything. */
    Step first() {
        return steps.get(0);
    }

    Outputs outputs() {
        return outputs;
    }

    /**
     * Builds a changed project as Gradle does.
     *
     * @param changedLibrary classes of the other module that changed
     */
    Step gradle(Project changed, Set<String> changedLibrary) {
        NavigableSet<String> paths = project.changes(changed);
        NavigableSet<String> origins = new TreeSet<>(changedLibrary);
        paths.forEach(path -> origins.addAll(state.classes(path)));
        State.Reached reached = state.reached(origins);
        NavigableSet<String> classes = new TreeSet<>(reached.classes());
        classes.removeAll(changedLibrary);
        NavigableSet<String> resources = new TreeSet<>(reached.resources());
        addWholeSources(classes, resources);

        NavigableSet<String> sources = state.sources(classes);
        sources.addAll(paths);
        Set<String> reprocessed = state.reprocessed(classes);
        classes.forEach(outputs::delete);
        resources.forEach(outputs::deleteResource);
        state.aggregatedResources().forEach(outputs::deleteResource);
        return compile(changed, sources, reprocessed, classes);
    }

    /** A source is compiled whole, so that its other classes, and what comes from them, are compiled along. */
    private void addWholeSources(NavigableSet<String> classes, NavigableSet<String> resources) {
        int before;
        do {
            before = classes.size();
            state.sources(classes).forEach(path -> classes.addAll(state.classes(path)));
            Set.copyOf(classes).forEach(origin -> {
                classes.addAll(state.typesFrom(origin));
                resources.addAll(state.resourcesFrom(origin));
            });
        } while (classes.size() > before);
    }

    /** Builds a changed project as an IDE does. */
    Step ide(Project changed, Set<String> changedLibrary) {
        NavigableSet<String> paths = project.changes(changed);
        NavigableSet<String> origins = new TreeSet<>(changedLibrary);
        paths.forEach(path -> {
            origins.addAll(state.classes(path));
            if (path.endsWith("/package-info.java")) {
                origins.addAll(state.inPackage(path.replaceAll("[^/]*$", "")));
            }
        });
        NavigableSet<String> classes = new TreeSet<>(origins);
        origins.forEach(origin -> {
            classes.addAll(state.users(origin).accessible());
            classes.addAll(state.users(origin).hidden());
        });
        Set<String> reached = state.reached(classes).classes();
        state.generated().keySet().stream()
                .filter(table -> state.classes(table.replace('.', '/') + ".java").stream()
                        .anyMatch(reached::contains))
                .forEach(table -> classes.add(table));
        // The parents of generated files that use what was changed.
        state.generated().forEach((origin, files) -> {
            if (files.stream().anyMatch(classes::contains)) {
                classes.add(origin);
            }
        });

        NavigableSet<String> sources = state.sources(classes);
        sources.addAll(paths);
        NavigableSet<String> compiled = new TreeSet<>();
        sources.forEach(path -> compiled.addAll(state.classes(path)));
        paths.stream()
                .filter(path -> !changed.sources().containsKey(path))
                .forEach(path -> state.classes(path).forEach(outputs::delete));
        NavigableSet<String> stale = new TreeSet<>();
        compiled.forEach(origin -> stale.addAll(state.generated().getOrDefault(origin, new TreeSet<>())));
        if (compiler == Compiler.ECJ) {
            // Its filer refuses to write a class that it finds compiled; Eclipse knows what is generated.
            stale.forEach(outputs::delete);
        }
        outputs.age(compiled);
        Step step = compile(changed, sources, Set.of(), compiled);
        outputs.deleteAged(compiled);
        stale.removeAll(step.compilation().written());
        stale.forEach(outputs::delete);
        stale.forEach(outputs::deleteResource);
        return step;
    }

    private Step compile(Project changed, Set<String> sources, Set<String> classNames, Set<String> compiled) {
        Path root = folder.resolve("sources");
        Set<Path> files = changed.write(root, sources);
        Compilation compilation = Compilation.run(compiler, files, classNames, outputs, library);
        state.add(compilation, compiled, outputs);
        project = changed;
        NavigableSet<String> given = new TreeSet<>(sources);
        given.retainAll(changed.sources().keySet());
        return new Step(given, new TreeSet<>(classNames), compilation);
    }

    /**
     * One compilation.
     *
     * @param sources the paths that the compiler was given
     * @param classNames the compiled classes that the processors were shown
     */
    record Step(NavigableSet<String> sources, NavigableSet<String> classNames, Compilation compilation) {}
}
