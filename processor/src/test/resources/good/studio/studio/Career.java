package studio;

import io.keywright.annotation.ItemCollection;
import java.util.List;

@ItemCollection(index = 1)
public record Career(Actor actor, List<Role> roles) {}
