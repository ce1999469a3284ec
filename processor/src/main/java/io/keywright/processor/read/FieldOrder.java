package io.keywright.processor.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** The fields of a class as its source has them. ecj sorts those of a class file by name, javac does not. */
final class FieldOrder {

    private final ClassFiles classFiles;

    FieldOrder(ClassFiles classFiles) {
        this.classFiles = classFiles;
    }

    /** The fields in the order of the source; where that cannot be had it is a problem. */
    List<VariableElement> fields(TypeElement type, Findings findings) {
        List<VariableElement> fields = new ArrayList<>(ElementFilter.fieldsIn(type.getEnclosedElements()));
        if (fields.size() > 1) {
            // One that the file lacks, which cannot be, would come first.
            classFiles
                    .hiddenOrder(type, findings)
                    .map(ClassFileMembers::fieldOrder)
                    .ifPresent(names -> fields.sort(Comparator.comparingInt(
                            field -> names.indexOf(field.getSimpleName().toString()))));
        }
        return fields;
    }
}
