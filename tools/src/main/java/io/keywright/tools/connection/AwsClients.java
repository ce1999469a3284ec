package io.keywright.tools.connection;

import java.net.URI;
import java.util.Locale;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** Clients of the service, configured as the AWS command line is. */
final class AwsClients implements Clients {

    @Override
    public DynamoDbClient client(Place place) {
        DynamoDbClientBuilder builder = DynamoDbClient.builder().httpClientBuilder(UrlConnectionHttpClient.builder());
        if (place.region() != null) {
            builder.region(Region.of(place.region()));
        }
        if (place.profile() != null) {
            String profile = place.profile();
            builder.credentialsProvider(
                    DefaultCredentialsProvider.builder().profileName(profile).build());
            builder.overrideConfiguration(configuration -> configuration.defaultProfileName(profile));
        }
        if (place.endpoint() != null) {
            builder.endpointOverride(place.endpoint());
            if (isThisMachine(place.endpoint())) {
                local(builder, place);
            }
        }
        return builder.build();
    }

    /** An engine on this machine asks neither for a region nor for credentials, so nobody should have to invent them. */
    private static void local(DynamoDbClientBuilder builder, Place place) {
        if (place.profile() != null) {
            return;
        }
        if (place.region() == null && !hasRegion()) {
            builder.region(Region.US_EAST_1);
        }
        if (!hasCredentials()) {
            builder.credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")));
        }
    }

    private static boolean hasRegion() {
        try {
            return new DefaultAwsRegionProviderChain().getRegion() != null;
        } catch (SdkClientException none) {
            return false;
        }
    }

    private static boolean hasCredentials() {
        try (DefaultCredentialsProvider provider =
                DefaultCredentialsProvider.builder().build()) {
            return provider.resolveCredentials().accessKeyId() != null;
        } catch (SdkClientException none) {
            return false;
        }
    }

    private static boolean isThisMachine(URI endpoint) {
        String host = String.valueOf(endpoint.getHost()).toLowerCase(Locale.ROOT);
        return host.equals("localhost") || host.equals("[::1]") || host.startsWith("127.");
    }
}
