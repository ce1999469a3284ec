package io.keywright.runtime.position;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What tells one query, or one scan, from others, as a digest of labelled parts. Each part goes in with its label and length, so that
 * no two queries can give the same bytes.
 */
public final class Identity {

    private final MessageDigest digest = sha256();

    /** Nothing so far. */
    public Identity() {}

    /** Adds a text; none differs from an empty one. */
    public void text(String label, @Nullable String text) {
        bytes(label);
        number(text == null ? 0 : 1);
        if (text != null) {
            bytes(text);
        }
    }

    /** Adds texts and their number. */
    public void texts(String label, List<String> texts) {
        bytes(label);
        number(texts.size());
        for (String text : texts) {
            bytes(text);
        }
    }

    /** Adds a value. The SDK's own text for one is for people, and may change with its version. */
    public void value(String label, AttributeValue value) {
        bytes(label);
        value(value);
    }

    private void value(AttributeValue value) {
        AttributeValue.Type type = value.type();
        bytes(type.name());
        switch (type) {
            case S -> bytes(value.s());
            case N -> bytes(value.n());
            case B -> bytes(value.b().asByteArrayUnsafe());
            case BOOL -> bytes(value.bool().toString());
            case SS -> texts("", value.ss());
            case NS -> texts("", value.ns());
            case BS -> {
                number(value.bs().size());
                for (SdkBytes element : value.bs()) {
                    bytes(element.asByteArrayUnsafe());
                }
            }
            case L -> {
                number(value.l().size());
                for (AttributeValue element : value.l()) {
                    value(element);
                }
            }
            case M -> {
                number(value.m().size());
                for (Map.Entry<String, AttributeValue> entry : new TreeMap<>(value.m()).entrySet()) {
                    value(entry.getKey(), entry.getValue());
                }
            }
            case NUL, UNKNOWN_TO_SDK_VERSION -> {}
        }
    }

    /** The digest of all parts; this object is used up. */
    public byte[] digest() {
        return digest.digest();
    }

    private void bytes(String text) {
        bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private void bytes(byte[] bytes) {
        number(bytes.length);
        digest.update(bytes);
    }

    private void number(int number) {
        digest.update(
                new byte[] {(byte) (number >>> 24), (byte) (number >>> 16), (byte) (number >>> 8), (byte) number});
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java platform has SHA-256.", impossible);
        }
    }
}
