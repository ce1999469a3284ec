package library;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.TimeToLive;
import io.keywright.annotation.Version;
import org.jspecify.annotations.NullMarked;

/** Expires for certain, and has a version. */
@NullMarked
@Entity
@Key(pk = "READER#{readerId}", sk = "HOLD#{number:3}", name = "ofReader")
public record Hold(String readerId, int number, @Version long version, @TimeToLive long expiresAt)
        implements ReaderItem {}
