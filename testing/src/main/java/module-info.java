/** DynamoDB in process for tests. */
module io.keywright.testing {
    requires transitive software.amazon.awssdk.http;
    requires transitive software.amazon.awssdk.services.dynamodb;
    requires software.amazon.awssdk.auth;
    requires software.amazon.awssdk.awscore;
    requires software.amazon.awssdk.core;
    requires software.amazon.awssdk.identity.spi;
    requires software.amazon.awssdk.profiles;
    requires software.amazon.awssdk.protocols.jsoncore;
    requires software.amazon.awssdk.regions;
    requires software.amazon.awssdk.retries.api;
    requires software.amazon.awssdk.thirdparty.jackson.core;
    requires software.amazon.awssdk.utils;
    requires jdk.httpserver;
    requires org.reactivestreams;
    requires static org.jspecify;
    requires static org.junit.jupiter.api;
    requires static org.junit.platform.commons;
    requires static org.opentest4j;
    requires static com.tngtech.archunit;

    uses software.amazon.awssdk.http.SdkHttpService;
    uses software.amazon.awssdk.http.async.SdkAsyncHttpService;

    exports io.keywright.testing;
}
