package tree;

import io.keywright.annotation.Document;
import java.util.List;

@Document
public record Branch(String name, List<Leaf> leaves) {}
