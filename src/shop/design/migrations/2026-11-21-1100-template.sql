-- A seller's design placed on a product in one colour (the specification's productCustomTemplate).
create table template (
  id bigint generated always as identity primary key,
  seller_id bigint not null references account (id),
  product_id bigint not null references product (id),
  color text not null,
  name text not null,
  -- Per side: its area in inches and the layers on it (design/contract.ts).
  sides jsonb not null,
  created_at timestamptz not null,
  -- Carts and orders that use it keep it: the row stays.
  deleted_at timestamptz
);
create index template_seller on template (seller_id, id desc) where deleted_at is null;
