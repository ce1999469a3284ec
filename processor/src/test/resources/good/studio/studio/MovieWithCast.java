package studio;

import io.keywright.annotation.ItemCollection;
import java.util.List;

@ItemCollection
public record MovieWithCast(Movie movie, List<Role> cast) {}
