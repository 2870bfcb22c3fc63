-- Lists sorted by price are walked in its order until the page is full; with all that their filters ask, no row is fetched that is not shown.
drop index product_price;
drop index product_seller_price;
create index product_price on product (from_cents, id)
  include (words, category_id, discontinued_at, shipping_levels, has_stock, is_enabled)
  where is_enabled and from_cents is not null;
create index product_seller_price on product (from_seller_cents, id)
  include (words, category_id, discontinued_at, shipping_levels, has_stock, is_enabled, from_cents)
  where is_enabled and from_cents is not null;
