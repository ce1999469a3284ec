package io.keywright.processor.read;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;

/**
 * Which classes come from sources of this compilation, and the class files of the others. Nothing is written here: the
 * filer is the one way to class files that every compiler offers to processors of Java 17.
 */
public final class Origins {

    private final Elements elements;
    private final Filer filer;
    private final Set<String> sources = new HashSet<>();
    private final Set<String> arrivals = new HashSet<>();
    private final Set<String> packages = new HashSet<>();
    private final Predicate<TypeElement> parsed;

    /**
     * Knows no source yet.
     *
     * @param parsed whether a type of a round has a source: a build tool may give the compiler names of compiled classes
     *     for the processors to see once more
     */
    public Origins(Elements elements, Filer filer, Predicate<TypeElement> parsed) {
        this.elements = elements;
        this.filer = filer;
        this.parsed = parsed;
    }

    /** Takes note of the types and annotated packages of a round; generated ones arrive in later rounds. */
    public void add(Set<? extends Element> roots) {
        arrivals.clear();
        for (Element root : roots) {
            if (root instanceof TypeElement type && parsed.test(type)) {
                arrivals.add(elements.getBinaryName(type).toString());
            } else if (root instanceof PackageElement annotated) {
                packages.add(annotated.getQualifiedName().toString());
            }
        }
        sources.addAll(arrivals);
    }

    /** Whether the class's source arrived in this very round, so that other processors may not have seen it yet. */
    boolean isNew(TypeElement type) {
        return arrivals.contains(elements.getBinaryName(outermost(type)).toString());
    }

    /** Whether this compilation has the class's source. */
    public boolean isSource(TypeElement type) {
        TypeElement outermost = outermost(type);
        return sources.contains(elements.getBinaryName(outermost).toString()) || isImplicit(outermost);
    }

    /** Whether this compilation has what is said of a whole package, as in {@code package-info.java}. */
    boolean isSource(PackageElement annotated) {
        return packages.contains(annotated.getQualifiedName().toString());
    }

    /** A source that javac found by itself is among nobody's roots; a class file beside it would be preferred. */
    private boolean isImplicit(TypeElement outermost) {
        return given(outermost).isEmpty()
                && open(
                                StandardLocation.SOURCE_PATH,
                                packageOf(outermost).getQualifiedName().toString(),
                                outermost.getSimpleName() + ".java")
                        .isPresent();
    }

    /** The bytes of a class that was found compiled. */
    Optional<byte[]> bytes(TypeElement type) {
        return given(type).or(() -> platform(type));
    }

    /** The platform's own classes are in no place that a filer reaches; those of this very JDK have the same fields. */
    private Optional<byte[]> platform(TypeElement type) {
        String file = elements.getBinaryName(type).toString().replace('.', '/') + ".class";
        try (InputStream stream = ClassLoader.getPlatformClassLoader().getResourceAsStream(file)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private Optional<byte[]> given(TypeElement type) {
        PackageElement inside = packageOf(type);
        String packageName = inside.getQualifiedName().toString();
        String binaryName = elements.getBinaryName(type).toString();
        String file = binaryName.substring(packageName.isEmpty() ? 0 : packageName.length() + 1) + ".class";
        ModuleElement module = elements.getModuleOf(type);
        if (module == null || module.isUnnamed()) {
            return firstOf(List.of(StandardLocation.CLASS_PATH, StandardLocation.CLASS_OUTPUT), packageName, file);
        }
        String inModule = module.getQualifiedName() + "/" + packageName;
        return firstOf(List.of(StandardLocation.CLASS_OUTPUT), packageName, file)
                .or(() -> firstOf(
                        List.of(StandardLocation.MODULE_PATH, StandardLocation.UPGRADE_MODULE_PATH), inModule, file));
    }

    private Optional<byte[]> firstOf(List<? extends Location> places, String inside, String file) {
        return places.stream()
                .map(place -> open(place, inside, file))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<byte[]> open(Location place, String inside, String file) {
        try (InputStream stream = filer.getResource(place, inside, file).openInputStream()) {
            return Optional.of(stream.readAllBytes());
        } catch (IOException
                | IllegalArgumentException
                | IllegalStateException
                | UnsupportedOperationException
                | NullPointerException e) {
            // A file manager says in any of these ways that it has no such place, or nothing there. The last is how
            // javac's own filer does so for a module that is not on the path, as those of the platform are not.
            return Optional.empty();
        }
    }

    private PackageElement packageOf(TypeElement type) {
        return elements.getPackageOf(type);
    }

    private static TypeElement outermost(TypeElement type) {
        TypeElement outermost = type;
        while (outermost.getEnclosingElement() instanceof TypeElement enclosing) {
            outermost = enclosing;
        }
        return outermost;
    }
}
