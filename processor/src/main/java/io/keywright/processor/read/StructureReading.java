package io.keywright.processor.read;

import io.keywright.schema.Structure;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * What came of reading one class.
 *
 * @param <S> an entity or a document
 * @param element the class
 * @param structure as far as it could be read
 * @param findings what came up
 * @param usable whether generated code can name it
 * @param hollow whether it is so incomplete that checks would only repeat what was found here
 * @param typeAllowances the tags silenced on the class
 * @param propertyAllowances the tags silenced on properties
 */
record StructureReading<S extends Structure>(
        TypeElement element,
        S structure,
        Findings findings,
        boolean usable,
        boolean hollow,
        Set<String> typeAllowances,
        Map<String, Set<String>> propertyAllowances) {}
