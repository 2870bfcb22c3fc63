-- What people mean to buy. A visitor's cart stands under the hash of an opaque id that only their browser has.
create table cart (
  id bigint generated always as identity primary key,
  account_id bigint unique references account (id),
  token_hash text unique,
  changed_at timestamptz not null,
  check (num_nonnulls(account_id, token_hash) = 1)
);
create index cart_visitor on cart (changed_at) where token_hash is not null;

create table cart_line (
  id bigint generated always as identity primary key,
  cart_id bigint not null references cart (id) on delete cascade,
  variant_id bigint not null references variant (id),
  -- The design; null until one is chosen.
  template_id bigint references template (id),
  quantity int not null check (quantity between 1 and 1000),
  -- What is to be written on it; empty: nothing.
  product_text text not null default ''
);
create unique index cart_line_same on cart_line (cart_id, variant_id, template_id, product_text) nulls not distinct;
