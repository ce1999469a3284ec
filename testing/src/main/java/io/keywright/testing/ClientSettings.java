package io.keywright.testing;

import java.net.URI;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.profiles.ProfileFile;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;

/** Settings of clients that are not to look at the environment: made-up region and credentials, no profile file. */
final class ClientSettings {

    private static final StaticCredentialsProvider CREDENTIALS =
            StaticCredentialsProvider.create(AwsBasicCredentials.create("keywright", "keywright"));

    private ClientSettings() {}

    static <B extends AwsClientBuilder<B, C>, C> B apply(B builder, URI endpoint) {
        return builder.endpointOverride(endpoint)
                .region(Region.US_EAST_1)
                .credentialsProvider(CREDENTIALS)
                .overrideConfiguration(configuration());
    }

    /** The engine is never busy: as many retries as in production, so that faults look the same, but without waiting. */
    static ClientOverrideConfiguration inProcess() {
        return configuration().toBuilder()
                .retryStrategy(retries -> {
                    retries.backoffStrategy(BackoffStrategy.retryImmediately());
                    retries.throttlingBackoffStrategy(BackoffStrategy.retryImmediately());
                })
                .build();
    }

    /** Retries stay as the SDK has them for DynamoDB. */
    static ClientOverrideConfiguration configuration() {
        return ClientOverrideConfiguration.builder()
                .defaultProfileFile(ProfileFile.aggregator().build())
                .build();
    }
}
