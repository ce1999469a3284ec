package shop;

import lib.Audited;

/** Between a bean and the class of another module. */
public abstract class Owned extends Audited {

    private String owner = "";

    public String getOwner() {
        return owner;
    }

    public void setOwner(String owner) {
        this.owner = owner;
    }
}
