package made;

import io.keywright.annotation.Ignore;

/** What every class of this design can be asked, beside its properties. */
public interface Owned<T> {

    T owner();

    /** No getter, and nothing sets it: a method like any other. */
    default String display() {
        return "of " + owner();
    }

    @Ignore
    default String getTitle() {
        return display();
    }
}
