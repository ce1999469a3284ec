package till;

import io.keywright.annotation.Document;

@Document
public sealed interface Proof permits Card, Passport {}
