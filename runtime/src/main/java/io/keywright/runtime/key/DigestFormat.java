package io.keywright.runtime.key;

import io.keywright.runtime.text.Digest;

/** The SHA-256 of a string's UTF-8, as 64 hexadecimal digits. */
final class DigestFormat extends KeyFormat<String> {

    static KeyFormat<String> of() {
        return new DigestFormat();
    }

    @Override
    String text(String value) throws RefusedValueException {
        return Digest.sha256(TextFormat.wellFormed(value));
    }
}
