-- What a seller calls a variant of ours, and what is printed on it: read from files, forms and programs that know the seller's SKUs alone.
create table sku_mapping (
  id bigint generated always as identity primary key,
  seller_id bigint not null references account (id),
  -- As the seller writes it. A pattern has {SIZE}, {COLOR} or `*` in it.
  sku text not null,
  sku_key text not null generated always as (upper(sku)) stored,
  is_pattern boolean not null,
  product_id bigint not null references product (id),
  -- Nothing where the pattern says it.
  color text,
  size text,
  -- One of the two, or none.
  template_id bigint references template (id),
  files jsonb not null default '[]',
  changed_at timestamptz not null,
  unique (seller_id, sku_key)
);
create index sku_mapping_pattern on sku_mapping (seller_id) where is_pattern;
