-- What each product costs the sellers of a tier, as a fingerprint, when they were last told of it.
create table price_seen (
  tier text not null,
  product_id bigint not null references product (id) on delete cascade,
  fingerprint text not null,
  primary key (tier, product_id)
);
