package io.keywright.processor.incremental;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What a build tool remembers of the compilations so far: the input of its next decision. */
final class State {

    private final Map<String, NavigableSet<String>> constants = new TreeMap<>();
    private final Map<String, NavigableSet<String>> typesByOrigin = new TreeMap<>();
    private final Map<String, NavigableSet<String>> resourcesByOrigin = new TreeMap<>();
    private final NavigableSet<String> aggregatedTypes = new TreeSet<>();
    private final NavigableSet<String> aggregatedResources = new TreeSet<>();
    private Map<String, Dependencies> dependencies = new HashMap<>();

    /** Takes over what only another compiler tells. */
    void addConstants(State other) {
        constants.putAll(other.copy().constants);
    }

    /** The same at first, and changed independently. */
    State copy() {
        State copy = new State();
        constants.forEach((owner, users) -> copy.constants.put(owner, new TreeSet<>(users)));
        copy.typesByOrigin.putAll(typesByOrigin);
        copy.resourcesByOrigin.putAll(resourcesByOrigin);
        copy.aggregatedTypes.addAll(aggregatedTypes);
        copy.aggregatedResources.addAll(aggregatedResources);
        copy.dependencies = dependencies;
        return copy;
    }

    /**
     * Takes a compilation down.
     *
     * @param compiled the classes that it was to compile: what was known of them is out of date
     */
    void add(Compilation compilation, Set<String> compiled, Outputs outputs) {
        compiled.forEach(typesByOrigin::remove);
        compiled.forEach(resourcesByOrigin::remove);
        constants.values().forEach(users -> users.removeAll(compiled));
        typesByOrigin.putAll(compilation.isolating().typesByOrigin());
        resourcesByOrigin.putAll(compilation.isolating().resourcesByOrigin());
        aggregatedTypes.clear();
        aggregatedTypes.addAll(compilation.aggregating().aggregatedTypes());
        aggregatedResources.clear();
        compilation.aggregating().resourcesByOrigin().values().forEach(aggregatedResources::addAll);
        compilation
                .constants()
                .forEach((owner, users) ->
                        constants.computeIfAbsent(owner, key -> new TreeSet<>()).addAll(users));
        dependencies = outputs.dependencies();
    }

    /** The classes of a source; of one that has none, or is new, the class that its name promises. */
    NavigableSet<String> classes(String path) {
        NavigableSet<String> classes = names(each -> each.source().equals(path));
        if (classes.isEmpty()) {
            classes.add(path.replaceAll("\\.java$", "").replace('/', '.'));
        }
        return classes;
    }

    /** The classes of a package. */
    NavigableSet<String> inPackage(String folder) {
        return names(each -> each.source().replaceAll("[^/]*$", "").equals(folder));
    }

    /** The sources that some classes come from, generated ones too. */
    NavigableSet<String> sources(Set<String> classes) {
        NavigableSet<String> paths = new TreeSet<>();
        classes.stream().map(dependencies::get).filter(Objects::nonNull).forEach(each -> paths.add(each.source()));
        return paths;
    }

    NavigableSet<String> typesFrom(String origin) {
        return typesByOrigin.getOrDefault(origin, new TreeSet<>());
    }

    NavigableSet<String> resourcesFrom(String origin) {
        return resourcesByOrigin.getOrDefault(origin, new TreeSet<>());
    }

    NavigableSet<String> aggregatedResources() {
        return aggregatedResources;
    }

    /** What processors see again although it is not compiled again, because some classes are. */
    NavigableSet<String> reprocessed(Set<String> compiled) {
        NavigableSet<String> types = new TreeSet<>(aggregatedTypes);
        typesByOrigin.forEach((origin, generated) -> {
            if (generated.stream().anyMatch(compiled::contains)) {
                types.add(origin);
            }
        });
        types.removeAll(compiled);
        return types;
    }

    /** The classes that use another one. */
    Dependents users(String name) {
        NavigableSet<String> hidden = names(each -> each.hidden().contains(name));
        hidden.addAll(constants.getOrDefault(name, new TreeSet<>()));
        return new Dependents(names(each -> each.accessible().contains(name)), hidden);
    }

    private NavigableSet<String> names(Predicate<Dependencies> condition) {
        return dependencies.values().stream()
                .filter(condition)
                .map(Dependencies::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * What a change of some classes reaches: their users, the users of what shows them, and what is generated from any
     * of these. Use inside a class ends the way.
     */
    Reached reached(Collection<String> changed) {
        NavigableSet<String> shown = new TreeSet<>();
        NavigableSet<String> hidden = new TreeSet<>();
        NavigableSet<String> resources = new TreeSet<>();
        Deque<String> remaining = new ArrayDeque<>(changed);
        while (!remaining.isEmpty()) {
            String current = remaining.pop();
            if (shown.add(current)) {
                Dependents users = users(current);
                hidden.addAll(users.hidden());
                remaining.addAll(users.accessible());
                remaining.addAll(typesFrom(current));
                resources.addAll(resourcesFrom(current));
            }
        }
        NavigableSet<String> classes = new TreeSet<>(shown);
        classes.addAll(hidden);
        return new Reached(classes, resources);
    }

    /**
     * Users of a class.
     *
     * @param accessible those that show it to others
     * @param hidden those that use it inside, constants included
     */
    record Dependents(NavigableSet<String> accessible, NavigableSet<String> hidden) {}

    /**
     * What a change reaches.
     *
     * @param classes with those that changed
     * @param resources that come from one of them
     */
    record Reached(NavigableSet<String> classes, NavigableSet<String> resources) {}

    /** All that is generated, by the outermost class that it comes from. */
    NavigableMap<String, NavigableSet<String>> generated() {
        NavigableMap<String, NavigableSet<String>> all = new TreeMap<>(typesByOrigin);
        resourcesByOrigin.forEach((origin, paths) -> {
            NavigableSet<String> both = new TreeSet<>(all.getOrDefault(origin, new TreeSet<>()));
            both.addAll(paths);
            all.put(origin, both);
        });
        return all;
    }
}
