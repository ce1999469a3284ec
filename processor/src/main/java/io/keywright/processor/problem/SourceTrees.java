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
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** javac's trees, the one way to the position of a repeated annotation. Other compilers have none. */
final class SourceTrees {

    private final Trees trees;

    private SourceTrees(Trees trees) {
        this.trees = trees;
    }

    /** The trees, where the compiler is javac and lets itself be asked. */
    static Optional<SourceTrees> of(ProcessingEnvironment environment) {
        try {
            return Optional.of(new SourceTrees(Trees.instance(environment)));
        } catch (IllegalArgumentException | LinkageError e) {
            // ecj, or a build tool's wrapper around the environment: positions are coarser, nothing is lost.
            return Optional.empty();
        }
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
