package odd;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;

/** Texts that would end a comment, a string or a template. */
@Entity(type = "Odd \"type\" $T \\ é")
@Key(pk = "*/ é\\u002a/ @see $L {id}", sk = "\"quoted\"\n{count:3}|<b>&amp;", name = "all")
@Gsi(index = 1, name = "größe", pk = "💥{id}", sk = "\t{größe}")
public record Odd(@Attribute("*/ $S {") String id, int count, @Attribute("größe\\u") String größe) {}
