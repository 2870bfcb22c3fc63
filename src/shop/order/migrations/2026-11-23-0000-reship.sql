-- A parcel that came back goes out again, charged; one that is lost or damaged is made again as another order.
alter table "order"
  -- Of the shipping part, what carried a parcel that came back, with the fees: no cancel gives it back.
  add column used_shipping_cents bigint not null default 0,
  add column copy_of bigint references "order" (id),
  -- Made again at the shop’s cost: whatever its goods cost, its seller pays nothing.
  add column is_free boolean not null default false,
  add constraint order_used_shipping check (used_shipping_cents between 0 and shipping_cents);
create index order_copy on "order" (copy_of) where copy_of is not null;
