package app;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.Nullable;

@Entity
@Key(pk = "USER#{username}", sk = "USER#{username}")
@Gsi(index = 1, name = "inOrganization", pk = "ORG#{organization}", sk = "USER#{username}")
public record User(
        String username, @Attribute("fn") String firstName, @Nullable String organization, long version) {}
