package io.keywright.runtime.key;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The SHA-256 of a string's UTF-8, as 64 hexadecimal digits. */
final class DigestFormat extends KeyFormat<String> {

    private static final String DIGITS = "0123456789abcdef";

    @Override
    String text(String value) throws RefusedValueException {
        byte[] digest = sha256().digest(TextFormat.wellFormed(value).getBytes(StandardCharsets.UTF_8));
        StringBuilder text = new StringBuilder(2 * digest.length);
        for (byte part : digest) {
            text.append(DIGITS.charAt((part >> 4) & 0xf)).append(DIGITS.charAt(part & 0xf));
        }
        return text.toString();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java platform has SHA-256.", impossible);
        }
    }
}
