-- What other domains may read of an order's items: what they are and what they cost.
create view order_item_ref as
  select id, order_id, product_code, product_name, product_name_vi, quantity, unit_cents, cancelled_at from order_item;
