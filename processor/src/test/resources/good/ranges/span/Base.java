package span;

import org.jspecify.annotations.Nullable;

/** What has a label of any type. */
public class Base<L> {

    private @Nullable L label;

    public @Nullable L getLabel() {
        return label;
    }

    public void setLabel(@Nullable L label) {
        this.label = label;
    }
}
