package shop;

import org.jspecify.annotations.Nullable;

public abstract class Base {

    private String id = "";
    private @Nullable String owner;

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public @Nullable String getOwner() {
        return owner;
    }

    public void setOwner(@Nullable String owner) {
        this.owner = owner;
    }
}
