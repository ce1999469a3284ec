package io.keywright.processor.read;

import io.keywright.schema.QualifiedName;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;

/** How objects of a class that is no record and no JavaBean are built. */
sealed interface Way {

    /**
     * By a builder.
     *
     * @param owner the class with the method that gives a builder: the class itself, or what is generated from it
     * @param start that method
     * @param builder the builder's type
     * @param build the builder's method that gives the object
     */
    record Built(QualifiedName owner, ExecutableElement start, DeclaredType builder, ExecutableElement build)
            implements Way {}

    /**
     * By a constructor or a static method that takes the properties by name.
     *
     * @param executable which
     * @param substitution what a static method's own type variables stand for
     */
    record Called(ExecutableElement executable, Substitution substitution) implements Way {}
}
