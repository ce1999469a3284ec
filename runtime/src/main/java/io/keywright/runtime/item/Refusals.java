package io.keywright.runtime.item;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.UnmappableItemException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The errors of converters, readers and writers, in a class of their own, which a JVM that refuses nothing does not load.
 * They are plain RuntimeExceptions to those who throw them or catch them: to verify a class, the JVM loads whatever other
 * exception that class throws or catches.
 */
final class Refusals {

    private Refusals() {}

    static RuntimeException of(String expected, String found) {
        return new ConversionException(expected, found);
    }

    static RuntimeException ofKind(String expected, AttributeValue value) {
        return ConversionException.ofKind(expected, value);
    }

    static RuntimeException ofAbsent(String expected, @Nullable AttributeValue value) {
        return value == null ? of(expected, Found.NOTHING) : ofKind(expected, value);
    }

    /** What came of reading a value, which a class or converter of the developer's may have thrown. */
    static RuntimeException ofElement(RuntimeException thrown, AttributeValue value) {
        return thrown instanceof ConversionException failure
                ? failure.of(value)
                : new ConversionException("what its class or converter accepts", "what that refuses", thrown).of(value);
    }

    /** What came of parsing the content of a value. The parser's own message quotes it, so that is not kept as a cause. */
    static RuntimeException ofContent(RuntimeException thrown, String expected, String found, AttributeValue value) {
        return (thrown instanceof ConversionException known ? known : new ConversionException(expected, found))
                .of(value);
    }

    static RuntimeException at(RuntimeException thrown, int index) {
        return thrown instanceof ConversionException failure ? failure.at(index) : thrown;
    }

    static RuntimeException at(RuntimeException thrown, String key) {
        return thrown instanceof ConversionException failure ? failure.at(key) : thrown;
    }

    static RuntimeException inEntry(RuntimeException thrown) {
        return thrown instanceof ConversionException failure ? failure.inEntry() : thrown;
    }

    static RuntimeException ofReading(
            Structure structure, Map<String, AttributeValue> attributes, String attribute, RuntimeException thrown) {
        if (!(thrown instanceof ConversionException failure)) {
            return thrown;
        }
        ConversionException placed = failure.of(attributes.get(attribute)).in(structure.property(attribute), attribute);
        return structure.isDocument()
                ? placed
                : new UnmappableItemException(
                        structure.name(),
                        structure.key(attributes),
                        placed.place(),
                        placed.expected(),
                        placed.found(),
                        placed.value(),
                        placed.getCause());
    }

    static RuntimeException ofWriting(Structure structure, String attribute, RuntimeException thrown) {
        if (!(thrown instanceof ConversionException failure)) {
            return thrown;
        }
        ConversionException placed = failure.in(structure.property(attribute), attribute);
        return structure.isDocument()
                ? placed
                : new InvalidEntityException(
                        structure.name(), placed.place(), placed.expected(), placed.found(), placed.getCause());
    }

    static RuntimeException ofBuilding(
            Structure structure, Map<String, AttributeValue> attributes, RuntimeException thrown) {
        return thrown instanceof UnmappableItemException
                ? thrown
                : UnmappableItemException.unbuildable(structure.name(), structure.key(attributes), thrown);
    }
}
