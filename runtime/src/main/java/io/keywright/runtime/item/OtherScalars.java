package io.keywright.runtime.item;

import java.nio.ByteBuffer;
import java.time.Year;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Years (N), bytes (B) and truth values (BOOL). */
final class OtherScalars {

    private OtherScalars() {}

    static final class OfYear extends ScalarConverter<Year, String> {
        static final OfYear INSTANCE = new OfYear();

        OfYear() {
            super(Stored.NUMBER, "a year as number (N)");
        }

        @Override
        String write(Year value) {
            return Integer.toString(value.getValue());
        }

        @Override
        Year read(String digits) {
            return Year.of(Integer.parseInt(digits));
        }
    }

    static final class OfBytes extends ScalarConverter<byte[], SdkBytes> {
        static final OfBytes INSTANCE = new OfBytes();

        OfBytes() {
            super(Stored.Bytes.INSTANCE, "bytes (B)");
        }

        /** To Java each array is another, whatever it holds. */
        @Override
        boolean canCoincide() {
            return true;
        }

        @Override
        SdkBytes write(byte[] value) {
            return SdkBytes.fromByteArray(value);
        }

        @Override
        byte[] read(SdkBytes content) {
            return content.asByteArray();
        }
    }

    static final class OfByteBuffer extends ScalarConverter<ByteBuffer, SdkBytes> {
        static final OfByteBuffer INSTANCE = new OfByteBuffer();

        OfByteBuffer() {
            super(Stored.Bytes.INSTANCE, "bytes (B)");
        }

        @Override
        SdkBytes write(ByteBuffer value) {
            byte[] bytes = new byte[value.remaining()];
            // A buffer of its own, so that the position of the given one stays where it is.
            value.duplicate().get(bytes);
            return SdkBytes.fromByteArrayUnsafe(bytes);
        }

        @Override
        ByteBuffer read(SdkBytes content) {
            return ByteBuffer.wrap(content.asByteArray());
        }
    }

    /** DynamoDB has no sets of truth values, so this is no {@link ScalarConverter}. */
    static final class OfBoolean implements Converter<Boolean> {
        static final OfBoolean INSTANCE = new OfBoolean();

        @Override
        public AttributeValue toValue(Boolean value) {
            return ItemWriter.truth(value);
        }

        @Override
        public Boolean fromValue(AttributeValue value) {
            Boolean content = value.bool();
            if (content == null) {
                throw Refusals.of("a truth value (BOOL)", Found.kindOf(value));
            }
            return content;
        }
    }
}
