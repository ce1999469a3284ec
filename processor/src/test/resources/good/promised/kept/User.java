package kept;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.CreatedAt;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.Unique;
import io.keywright.annotation.UpdatedAt;
import io.keywright.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Every mark that has nothing to do with expiry. */
@NullMarked
@Entity
@Key(pk = "USER#{userId}", sk = "USER")
@Gsi(index = 1, name = "byCreation", pk = "TENANT#{tenant}", sk = "{createdAt}")
@Gsi(index = 2, name = "byUpdate", pk = "USER#{userId}", sk = "{updatedAt:seconds}")
public record User(
        String userId,
        String tenant,
        @Unique(format = "lower") String email,
        @Unique(scope = "tenant") @Nullable String phone,
        @Immutable String country,
        @Immutable @Nullable String nickname,
        @Attribute("v") @Version long version,
        @CreatedAt Instant createdAt,
        @UpdatedAt Instant updatedAt) {

    User withEmail(String other) {
        return new User(userId, tenant, other, phone, country, nickname, version, createdAt, updatedAt);
    }

    User withPhone(@Nullable String other) {
        return new User(userId, tenant, email, other, country, nickname, version, createdAt, updatedAt);
    }

    User withCountry(String other) {
        return new User(userId, tenant, email, phone, other, nickname, version, createdAt, updatedAt);
    }

    User withNickname(@Nullable String other) {
        return new User(userId, tenant, email, phone, country, other, version, createdAt, updatedAt);
    }

    User withUserId(String other) {
        return new User(other, tenant, email, phone, country, nickname, version, createdAt, updatedAt);
    }

    User withVersion(long other) {
        return new User(userId, tenant, email, phone, country, nickname, other, createdAt, updatedAt);
    }
}
