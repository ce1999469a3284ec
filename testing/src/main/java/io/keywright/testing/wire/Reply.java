package io.keywright.testing.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.zip.CRC32;

/** A reply as it goes over the wire. */
public final class Reply {

    private final int status;
    private final byte[] body;

    Reply(int status, byte[] body) {
        this.status = status;
        this.body = body;
    }

    public int status() {
        return status;
    }

    /** The body's own array: a reply is written once and read once. */
    public byte[] body() {
        return body;
    }

    /** An identifier of no secrecy: the secure generator would cost more than the operation. */
    private static String requestId() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        return new UUID(random.nextLong(), random.nextLong()).toString();
    }

    /** The headers that the service sends and clients check. */
    public Map<String, List<String>> headers() {
        CRC32 checksum = new CRC32();
        checksum.update(body);
        Map<String, List<String>> headers = new LinkedHashMap<>();
        headers.put("Content-Type", List.of("application/x-amz-json-1.0"));
        headers.put("Content-Length", List.of(String.valueOf(body.length)));
        headers.put("x-amzn-RequestId", List.of(requestId()));
        headers.put("x-amz-crc32", List.of(String.valueOf(checksum.getValue())));
        return headers;
    }
}
