package tree;

import io.keywright.annotation.Document;
import java.util.Map;

@Document
public record Leaf(String colour, Map<String, Branch> grown) {}
