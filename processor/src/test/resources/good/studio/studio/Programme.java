package studio;

import io.keywright.annotation.ItemCollection;
import java.util.List;
import java.util.Optional;

/** Also of a movie that is not there yet. */
@ItemCollection(name = "programme")
public record Programme(List<Review> reviews, Optional<Movie> movie, List<Role> cast) {}
