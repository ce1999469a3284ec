package io.keywright.processor.incremental;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Which classes inline whose constants: no class file tells, so Gradle has javac's trees searched, annotations too. */
final class ConstantUse extends TreePathScanner<@Nullable Void, @Nullable String> {

    private final Trees trees;
    private final Elements elements;
    private final Map<String, NavigableSet<String>> users = new TreeMap<>();

    ConstantUse(Trees trees, Elements elements) {
        this.trees = trees;
        this.elements = elements;
    }

    /** The classes that use constants, by the class that declares these. */
    Map<String, NavigableSet<String>> users() {
        return users;
    }

    @Override
    public @Nullable Void visitClass(ClassTree tree, @Nullable String user) {
        Element element = trees.getElement(getCurrentPath());
        return super.visitClass(
                tree,
                element instanceof TypeElement type
                        ? elements.getBinaryName(type).toString()
                        : user);
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree tree, @Nullable String user) {
        note(user);
        return super.visitMemberSelect(tree, user);
    }

    @Override
    public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable String user) {
        note(user);
        return super.visitIdentifier(tree, user);
    }

    private void note(@Nullable String user) {
        if (user != null
                && trees.getElement(getCurrentPath()) instanceof VariableElement constant
                && constant.getConstantValue() != null
                && constant.getEnclosingElement() instanceof TypeElement owner) {
            String name = elements.getBinaryName(owner).toString();
            if (!name.equals(user)) {
                users.computeIfAbsent(name, key -> new TreeSet<>()).add(user);
            }
        }
    }
}
