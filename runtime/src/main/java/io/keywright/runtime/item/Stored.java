package io.keywright.runtime.item;

import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The three types that DynamoDB has sets of.
 *
 * @param <S> what the SDK gives for one
 */
abstract class Stored<S> {

    static final Stored<String> TEXT = new Text();
    static final Stored<String> NUMBER = new Digits();

    private final String unfit;
    private final String set;

    private Stored(String unfit, String set) {
        this.unfit = unfit;
        this.set = set;
    }

    /** The words for content that does not fit. */
    final String unfit() {
        return unfit;
    }

    /** The words for a set of this type. */
    final String set() {
        return set;
    }

    abstract AttributeValue wrap(S content);

    abstract @Nullable S unwrap(AttributeValue value);

    abstract AttributeValue wrapSet(List<S> contents);

    /** Null for anything but a set of this type. */
    abstract @Nullable List<S> unwrapSet(AttributeValue value);

    private static final class Text extends Stored<String> {
        private Text() {
            super("another text (S)", "a set of texts (SS)");
        }

        @Override
        AttributeValue wrap(String content) {
            return AttributeValue.createS(content);
        }

        @Override
        @Nullable
        String unwrap(AttributeValue value) {
            return value.s();
        }

        @Override
        AttributeValue wrapSet(List<String> contents) {
            return AttributeValue.createSs(contents);
        }

        @Override
        @Nullable
        List<String> unwrapSet(AttributeValue value) {
            return !value.ss().isEmpty() || value.hasSs() ? value.ss() : null;
        }
    }

    private static final class Digits extends Stored<String> {
        private Digits() {
            super("another number (N)", "a set of numbers (NS)");
        }

        @Override
        AttributeValue wrap(String content) {
            return AttributeValue.createN(content);
        }

        @Override
        @Nullable
        String unwrap(AttributeValue value) {
            return value.n();
        }

        @Override
        AttributeValue wrapSet(List<String> contents) {
            return AttributeValue.createNs(contents);
        }

        @Override
        @Nullable
        List<String> unwrapSet(AttributeValue value) {
            return !value.ns().isEmpty() || value.hasNs() ? value.ns() : null;
        }
    }

    /** Not a constant of the class above, for which each JVM would load it. */
    static final class Bytes extends Stored<SdkBytes> {
        static final Stored<SdkBytes> INSTANCE = new Bytes();

        private Bytes() {
            super("other bytes (B)", "a set of bytes (BS)");
        }

        @Override
        AttributeValue wrap(SdkBytes content) {
            return AttributeValue.createB(content);
        }

        @Override
        @Nullable
        SdkBytes unwrap(AttributeValue value) {
            return value.b();
        }

        @Override
        AttributeValue wrapSet(List<SdkBytes> contents) {
            return AttributeValue.createBs(contents);
        }

        @Override
        @Nullable
        List<SdkBytes> unwrapSet(AttributeValue value) {
            return !value.bs().isEmpty() || value.hasBs() ? value.bs() : null;
        }
    }
}
