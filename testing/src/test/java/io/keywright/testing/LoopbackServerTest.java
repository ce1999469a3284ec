package io.keywright.testing;

import static io.keywright.testing.Shapes.engine;
import static io.keywright.testing.Shapes.put;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The JSON protocol itself, as another SDK or the AWS CLI speaks it. */
@InProcessOnly("serves the engine")
class LoopbackServerTest {

    private final InProcessDynamoDb engine = engine();
    private final URI endpoint = engine.serve(0);

    @AfterEach
    void close() {
        engine.close();
    }

    private record Response(int status, String body, HttpURLConnection connection) {

        @Nullable
        String header(String name) {
            return connection.getHeaderField(name);
        }
    }

    private Response send(String target, String body) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) endpoint.toURL().openConnection();
        connection.setRequestMethod("POST");
        connection.setDoOutput(true);
        connection.setRequestProperty("X-Amz-Target", target);
        connection.setRequestProperty("Content-Type", "application/x-amz-json-1.0");
        try (OutputStream out = connection.getOutputStream()) {
            out.write(body.getBytes(StandardCharsets.UTF_8));
        }
        int status = connection.getResponseCode();
        try (InputStream in = status == 200 ? connection.getInputStream() : connection.getErrorStream()) {
            return new Response(status, new String(in.readAllBytes(), StandardCharsets.UTF_8), connection);
        }
    }

    @Test
    void answers_what_the_in_process_client_stored() throws IOException {
        put(engine.client(), "pk", "p", "sk", "s", "v", 1);
        Response response = send(
                "DynamoDB_20120810.GetItem",
                "{\"TableName\":\"things\",\"Key\":{\"pk\":{\"S\":\"p\"},\"sk\":{\"S\":\"s\"}}}");

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.body())
                .isEqualTo("{\"Item\":{\"pk\":{\"S\":\"p\"},\"sk\":{\"S\":\"s\"},\"v\":{\"N\":\"1\"}}}");
        CRC32 checksum = new CRC32();
        checksum.update(response.body().getBytes(StandardCharsets.UTF_8));
        assertThat(response.header("x-amz-crc32")).isEqualTo(String.valueOf(checksum.getValue()));
        assertThat(response.header("x-amzn-RequestId")).isNotBlank();
    }

    @Test
    void refuses_in_the_services_shape() throws IOException {
        Response response = send("DynamoDB_20120810.DescribeTable", "{\"TableName\":\"nothing\"}");

        assertThat(response.status()).isEqualTo(400);
        assertThat(response.body())
                .isEqualTo("{\"__type\":\"com.amazonaws.dynamodb.v20120810#ResourceNotFoundException\","
                        + "\"message\":\"Requested resource not found: Table: nothing not found\"}");
    }

    @Test
    void refuses_what_is_no_operation() throws IOException {
        for (String target :
                new String[] {"DynamoDB_20120810.Nothing", "Elsewhere.GetItem", "DynamoDB_20120810.GetRecords"}) {
            Response response = send(target, "{}");

            assertThat(response.status()).isEqualTo(400);
            assertThat(response.body())
                    .isEqualTo("{\"__type\":\"com.amazon.coral.service#UnknownOperationException\"}");
        }
    }

    @Test
    void refuses_members_of_the_wrong_type() throws IOException {
        assertThat(send("DynamoDB_20120810.GetItem", "{\"TableName\":1}").body())
                .contains("com.amazon.coral.service#SerializationException")
                .contains("\"Message\":\"NUMBER_VALUE cannot be converted to String\"");
        assertThat(send("DynamoDB_20120810.GetItem", "{\"TableName\":[]}").body())
                .contains("\"Message\":\"Unrecognized collection type class java.lang.String\"");
        assertThat(send("DynamoDB_20120810.GetItem", "{").body()).contains("SerializationException");
    }

    @Test
    void says_to_those_who_look_that_it_is_there() throws IOException {
        HttpURLConnection connection = (HttpURLConnection) endpoint.toURL().openConnection();

        assertThat(connection.getResponseCode()).isEqualTo(200);
        try (InputStream in = connection.getInputStream()) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).startsWith("healthy: ");
        }
    }

    @Test
    void answers_while_other_clients_leave_their_bodies_unfinished() throws IOException {
        List<Socket> unfinished = new ArrayList<>();
        try {
            for (int client = 0; client < 20; client++) {
                Socket socket = new Socket(endpoint.getHost(), endpoint.getPort());
                unfinished.add(socket);
                socket.getOutputStream()
                        .write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
                                .getBytes(StandardCharsets.UTF_8));
            }
            assertThat(send("DynamoDB_20120810.ListTables", "{}").status()).isEqualTo(200);
        } finally {
            for (Socket socket : unfinished) {
                socket.close();
            }
        }
    }

    @Test
    void serves_no_other_method() throws IOException {
        HttpURLConnection connection = (HttpURLConnection) endpoint.toURL().openConnection();
        connection.setRequestMethod("PUT");
        connection.setRequestProperty("X-Amz-Target", "DynamoDB_20120810.ListTables");

        assertThat(connection.getResponseCode()).isEqualTo(405);
    }

    @Test
    void is_served_once() {
        assertThatThrownBy(() -> engine.serve(0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(endpoint.toString());
    }
}
