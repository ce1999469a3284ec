package io.keywright.processor.problem;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * javac's trees, the one way to the position of a repeated annotation, and to tell a source from a class file that javac
 * was asked to process. Other compilers have none.
 */
public final class SourceTrees {

    private static final int WRAPPERS = 4;

    private final Trees trees;

    private SourceTrees(Trees trees) {
        this.trees = trees;
    }

    /** The trees, where the compiler is javac and lets itself be asked. */
    public static Optional<SourceTrees> of(ProcessingEnvironment environment) {
        ProcessingEnvironment at = environment;
        for (int i = 0; i < WRAPPERS; i++) {
            try {
                return Optional.of(new SourceTrees(Trees.instance(at)));
            } catch (IllegalArgumentException | LinkageError e) {
                Optional<ProcessingEnvironment> inside = wrapped(at);
                if (inside.isEmpty()) {
                    // ecj, or a build tool that hides the compiler: positions are coarser, nothing is lost.
                    return Optional.empty();
                }
                at = inside.get();
            }
        }
        return Optional.empty();
    }

    /** Gradle and others wrap javac's environment to see what is written, and keep it in a field. */
    private static Optional<ProcessingEnvironment> wrapped(ProcessingEnvironment environment) {
        return Arrays.stream(environment.getClass().getDeclaredFields())
                .filter(field -> field.getType() == ProcessingEnvironment.class)
                .map(field -> value(field, environment))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<ProcessingEnvironment> value(Field field, ProcessingEnvironment environment) {
        try {
            return field.trySetAccessible() && field.get(environment) instanceof ProcessingEnvironment inside
                    ? Optional.of(inside)
                    : Optional.empty();
        } catch (IllegalAccessException e) {
            return Optional.empty();
        }
    }

    /** Whether javac parsed the type's source, rather than to have read its class file. */
    public boolean hasSource(TypeElement type) {
        return trees.getTree(type) != null;
    }

    /** Prints at one of several annotations of a kind; false where that has no tree. */
    boolean print(
            Diagnostic.Kind kind,
            String text,
            TypeElement type,
            String annotation,
            int ordinal,
            @Nullable String member) {
        TreePath path = trees.getPath(type);
        if (path == null || !(path.getLeaf() instanceof ClassTree tree)) {
            return false;
        }
        List<? extends AnnotationTree> repeated = tree.getModifiers().getAnnotations().stream()
                .filter(candidate -> simpleName(candidate.getAnnotationType()).equals(annotation))
                .toList();
        if (ordinal >= repeated.size()) {
            return false;
        }
        AnnotationTree at = repeated.get(ordinal);
        trees.printMessage(kind, text, argument(at, member).orElse(at), path.getCompilationUnit());
        return true;
    }

    private static Optional<Tree> argument(AnnotationTree annotation, @Nullable String member) {
        for (ExpressionTree argument : annotation.getArguments()) {
            if (argument instanceof AssignmentTree assignment
                    && assignment.getVariable() instanceof IdentifierTree name
                    && name.getName().contentEquals(String.valueOf(member))) {
                return Optional.of(assignment.getExpression());
            }
        }
        return Optional.empty();
    }

    private static String simpleName(Tree type) {
        if (type instanceof IdentifierTree name) {
            return name.getName().toString();
        }
        return type instanceof MemberSelectTree select ? select.getIdentifier().toString() : "";
    }
}
