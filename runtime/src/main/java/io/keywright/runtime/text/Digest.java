package io.keywright.runtime.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The SHA-256 of texts. */
public final class Digest {

    private static final String DIGITS = "0123456789abcdef";

    private Digest() {}

    /** That of a text's UTF-8, as 64 hexadecimal digits in lower case. */
    public static String sha256(String text) {
        byte[] digest = algorithm().digest(text.getBytes(StandardCharsets.UTF_8));
        StringBuilder digits = new StringBuilder(2 * digest.length);
        for (byte part : digest) {
            digits.append(DIGITS.charAt((part >> 4) & 0xf)).append(DIGITS.charAt(part & 0xf));
        }
        return digits.toString();
    }

    private static MessageDigest algorithm() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java platform has SHA-256.", impossible);
        }
    }
}
