package odd;

import io.keywright.annotation.Table;

@Table(entities = Odd.class, partitionKey = "P*/K", type = "@Type", delimiter = "'")
public interface Texts {}
