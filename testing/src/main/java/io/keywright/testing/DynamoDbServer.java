package io.keywright.testing;

import java.net.URI;

/**
 * An empty in-process DynamoDB behind a port of its own, for the AWS CLI and programs in other languages:
 * {@code java -cp … io.keywright.testing.DynamoDbServer 8000}. It answers on the loopback interface until the process is
 * stopped; any credentials are accepted.
 */
public final class DynamoDbServer {

    private static final int USUAL_PORT = 8000;

    private DynamoDbServer() {}

    /**
     * Starts the server and says where it answers.
     *
     * @param arguments the port, or nothing for 8000; 0 takes a free one
     */
    public static void main(String[] arguments) {
        int port = arguments.length == 0 ? USUAL_PORT : Integer.parseInt(arguments[0]);
        InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
        Runtime.getRuntime().addShutdownHook(new Thread(dynamoDb::close));
        URI endpoint = dynamoDb.serve(port);
        System.out.println("DynamoDB answers at " + endpoint);
    }
}
