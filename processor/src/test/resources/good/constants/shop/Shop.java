package shop;

import io.keywright.annotation.Table;

@Table(entities = {TIER.class, Loud.class})
public interface Shop {}
