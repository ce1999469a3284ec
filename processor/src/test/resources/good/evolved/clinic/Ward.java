package clinic;

import io.keywright.annotation.ItemCollection;

@ItemCollection
public sealed interface Ward permits Patient, Doctor {}
