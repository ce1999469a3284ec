package io.keywright.processor.read;

import io.keywright.schema.Definition;
import io.keywright.schema.Definition.Billing;
import io.keywright.schema.Definition.Encryption;
import io.keywright.schema.Definition.Stream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** {@code @Definition}. A constant that javac cannot resolve is an error of its own, and read as the default. */
final class DefinitionView {

    private DefinitionView() {}

    static Definition read(AnnotationView view) {
        Billing billing = constant(Billing.values(), view.constant("billing"));
        Encryption encryption = constant(Encryption.values(), view.constant("encryption"));
        String key = view.text("kmsKey");
        return new Definition(
                billing == null ? Billing.PAY_PER_REQUEST : billing,
                view.number("readCapacity"),
                view.number("writeCapacity"),
                constant(Stream.values(), view.constant("stream")),
                view.flag("pointInTimeRecovery"),
                view.flag("deletionProtection"),
                encryption == null ? Encryption.AWS_OWNED : encryption,
                key.isEmpty() ? null : key);
    }

    private static <E extends Enum<E>> @Nullable E constant(E[] constants, String name) {
        return Arrays.stream(constants)
                .filter(constant -> constant.name().equals(name))
                .findFirst()
                .orElse(null);
    }
}
