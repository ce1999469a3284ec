package io.keywright.testing.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
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

    /** The headers that the service sends and clients check. */
    public Map<String, List<String>> headers() {
        CRC32 checksum = new CRC32();
        checksum.update(body);
        Map<String, List<String>> headers = new LinkedHashMap<>();
        headers.put("Content-Type", List.of("application/x-amz-json-1.0"));
        headers.put("Content-Length", List.of(String.valueOf(body.length)));
        headers.put("x-amzn-RequestId", List.of(UUID.randomUUID().toString()));
        headers.put("x-amz-crc32", List.of(String.valueOf(checksum.getValue())));
        return headers;
    }
}
