package io.keywright.processor.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** The fields of a class as its source has them. ecj sorts those of a class file by name, javac does not. */
final class FieldOrder {

    private final Compilation compilation;

    FieldOrder(Compilation compilation) {
        this.compilation = compilation;
    }

    /** The fields, in the order of the source where that can be had. */
    List<VariableElement> fields(TypeElement type) {
        List<VariableElement> fields = new ArrayList<>(ElementFilter.fieldsIn(type.getEnclosedElements()));
        if (fields.size() > 1
                && !compilation.elements().getClass().getName().startsWith("com.sun.tools.javac.")
                && !compilation.origins().isSource(type)) {
            // One that the file lacks, which cannot be, would come first.
            written(type)
                    .ifPresent(names -> fields.sort(Comparator.comparingInt(
                            field -> names.indexOf(field.getSimpleName().toString()))));
        }
        return fields;
    }

    private Optional<List<String>> written(TypeElement type) {
        try {
            Optional<byte[]> bytes = compilation.origins().bytes(type);
            return bytes.isEmpty()
                    ? Optional.empty()
                    : Optional.of(ClassFileNullness.read(bytes.get()).fieldOrder());
        } catch (IOException damaged) {
            return Optional.empty();
        }
    }
}
