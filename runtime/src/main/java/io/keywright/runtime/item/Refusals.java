package io.keywright.runtime.item;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.UnmappableItemException;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The errors of readers and writers, in a class of their own, which a JVM that refuses nothing does not load. */
final class Refusals {

    private Refusals() {}

    static RuntimeException ofReading(
            Labels labels, Map<String, AttributeValue> attributes, String attribute, ConversionException failure) {
        ConversionException placed = failure.in(labels.property(attribute), attribute);
        return labels.isDocument()
                ? placed
                : new UnmappableItemException(
                        labels.structure(),
                        labels.key(attributes),
                        placed.place(),
                        placed.expected(),
                        placed.found(),
                        placed.value(),
                        placed.getCause());
    }

    static RuntimeException ofWriting(Labels labels, String attribute, ConversionException failure) {
        ConversionException placed = failure.in(labels.property(attribute), attribute);
        return labels.isDocument()
                ? placed
                : new InvalidEntityException(
                        labels.structure(), placed.place(), placed.expected(), placed.found(), placed.getCause());
    }

    static RuntimeException ofBuilding(Labels labels, Map<String, AttributeValue> attributes, RuntimeException thrown) {
        return thrown instanceof UnmappableItemException
                ? thrown
                : UnmappableItemException.unbuildable(labels.structure(), labels.key(attributes), thrown);
    }
}
