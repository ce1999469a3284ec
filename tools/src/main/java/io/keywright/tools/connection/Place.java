package io.keywright.tools.connection;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * Where DynamoDB is, as far as options say so; the rest is found by the AWS SDK, in the environment and in
 * {@code ~/.aws}.
 *
 * @param endpoint an endpoint other than the region's
 * @param region the region's code
 * @param profile the profile of {@code ~/.aws/config} that gives credentials and region
 */
public record Place(
        @Nullable URI endpoint,
        @Nullable String region,
        @Nullable String profile) {}
