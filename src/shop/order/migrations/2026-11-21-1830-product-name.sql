-- The product's Vietnamese name as it was when the order was made; empty: there was none, and the English one is shown.
alter table order_item add column product_name_vi text not null default '';
