package io.keywright.testing.wirecases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.keywright.testing.InProcessDynamoDb;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** One run of one case, on an engine of its own, through the HTTP client that the SDK would use. */
final class CaseRun {

    private static final Set<String> STREAMS =
            Set.of("ListStreams", "DescribeStream", "GetShardIterator", "GetRecords");
    private static final Pattern STATUS = Pattern.compile("(\\d{3}) (.*)", Pattern.DOTALL);
    private static final Pattern NAMED = Pattern.compile("\\$([a-zA-Z]+)");

    /** The time that the engine is told, moved by the case. */
    private static final class MovingClock extends Clock {
        private Instant now = Instant.parse("2026-01-01T00:00:00Z");

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    private record Reply(int status, JsonNode body) {}

    private final MovingClock clock = new MovingClock();
    private final Map<String, String> named = new HashMap<>();
    private String place = "";
    private Reply last = new Reply(0, JsonNode.emptyObjectNode());
    private boolean checked = true;

    static void run(CaseFile.Case steps) {
        new CaseRun().carryOut(steps);
    }

    private void carryOut(CaseFile.Case steps) {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create(clock);
                SdkHttpClient http = engine.httpClient()) {
            for (CaseFile.Line line : steps.lines()) {
                Matcher status = STATUS.matcher(line.text());
                if (status.matches()) {
                    checked = true;
                    check(Integer.parseInt(status.group(1)), status.group(2));
                    continue;
                }
                refuseError();
                place = "line " + line.number() + ": " + abbreviated(line.text());
                if (line.text().startsWith("@advance ")) {
                    clock.now = clock.now.plus(Duration.parse(line.text().substring("@advance ".length())));
                } else if (line.text().equals("@expire")) {
                    engine.deleteExpiredItems();
                } else {
                    last = send(http, line.text());
                    checked = false;
                }
            }
            refuseError();
        } catch (IOException failure) {
            fail(place, failure);
        }
    }

    private static String abbreviated(String text) {
        return text.length() < 300 ? text : text.substring(0, 300) + "…";
    }

    /** A step without an expectation must succeed. */
    private void refuseError() {
        if (!checked) {
            assertThat(last.status()).as("%s%n%s", place, text(last.body())).isEqualTo(200);
            checked = true;
        }
    }

    private Reply send(SdkHttpClient http, String line) throws IOException {
        int space = line.indexOf(' ');
        String operation = line.substring(0, space);
        String body = substituted(line.substring(space + 1));
        String service = STREAMS.contains(operation) ? "DynamoDBStreams_20120810." : "DynamoDB_20120810.";
        SdkHttpRequest request = SdkHttpRequest.builder()
                .method(SdkHttpMethod.POST)
                .uri(URI.create("http://dynamodb.invalid/"))
                .putHeader("X-Amz-Target", service + operation)
                .build();
        HttpExecuteResponse response = http.prepareRequest(HttpExecuteRequest.builder()
                        .request(request)
                        .contentStreamProvider(() -> new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)))
                        .build())
                .call();
        try (InputStream in = response.responseBody().orElseThrow()) {
            return new Reply(
                    response.httpResponse().statusCode(), JsonNode.parser().parse(in.readAllBytes()));
        }
    }

    private String substituted(String text) {
        return NAMED.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(named.getOrDefault(found.group(1), found.group())));
    }

    private void check(int status, String expected) {
        if (status == 200) {
            assertThat(last.status()).as("%s%n%s", place, text(last.body())).isEqualTo(200);
            JsonNode wanted = JsonNode.parser().parse(expected);
            String difference = new PartialMatch(named).difference(wanted, last.body(), "reply");
            assertThat(difference).as("%s%n%s", place, text(last.body())).isEmpty();
            return;
        }
        assertThat(error(last)).as(place).isEqualTo(status + " " + substituted(expected));
    }

    private static String error(Reply reply) {
        Map<String, JsonNode> members = reply.body().asObject();
        JsonNode type = members.get("__type");
        if (type == null) {
            return reply.status() + " " + abbreviated(text(reply.body()));
        }
        JsonNode message = members.getOrDefault("message", members.get("Message"));
        String code = type.asString().substring(type.asString().indexOf('#') + 1);
        JsonNode reasons = members.get("CancellationReasons");
        return reply.status() + " " + code + (message == null ? "" : ": " + message.asString())
                + (reasons == null ? "" : " " + text(reasons));
    }

    private static String text(JsonNode node) {
        return PartialMatch.text(node);
    }
}
