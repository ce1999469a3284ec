package lib;

import org.jspecify.annotations.Nullable;

/** Another module's super type. */
public abstract class Audited {

    private @Nullable String changedBy;

    public @Nullable String getChangedBy() {
        return changedBy;
    }

    public void setChangedBy(@Nullable String changedBy) {
        this.changedBy = changedBy;
    }
}
