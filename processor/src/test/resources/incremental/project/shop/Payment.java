package shop;

import io.keywright.annotation.Document;

/** One of several. */
@Document(tagAttribute = "kind")
public sealed interface Payment permits Card, Online {}
