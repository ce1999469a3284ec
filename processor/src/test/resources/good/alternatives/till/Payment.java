package till;

import io.keywright.annotation.Document;

@Document(tagAttribute = "kind")
public sealed interface Payment permits Online, Card, Cash {}
