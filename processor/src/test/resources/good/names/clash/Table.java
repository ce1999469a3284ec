package clash;

@io.keywright.annotation.Table(entities = {Character.class, Item.class, Query.class})
public interface Table {}
