package shop;

/** Named by a property; what it converts to is said above it. */
public final class ShelfConverter extends OfText {

    @Override
    public String fromStored(String stored) {
        return stored.substring(1);
    }
}
