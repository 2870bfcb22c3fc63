-- What a piece is, for the list of those that passed and failed.
create or replace view order_item_ref as
  select id, order_id, product_code, product_name, product_name_vi, quantity, unit_cents, cancelled_at, sku, size, color from order_item;
