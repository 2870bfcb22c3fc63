-- What an account buys for itself, from the cart or at once, stands in a list of its own; what it has made for buyers in the other.
alter table "order" add column is_own boolean not null default false;
update "order" set is_own = true where source = 'CART';
update "order" c set is_own = true from "order" o where o.id = c.copy_of and o.source = 'CART' and c.source in ('COPY', 'REPRINT');
create index order_own on "order" (seller_id, created_at desc, id desc) where deleted_at is null and is_own;
-- The lists and their counts still read the indexes alone.
drop index order_seller, order_seller_status, order_seller_payment, order_seller_mark, order_seller_type, order_seller_carrier;
create index order_seller on "order" (seller_id, created_at desc, id desc) include (is_own) where deleted_at is null;
create index order_seller_status on "order" (seller_id, status, created_at desc, id desc) include (is_own) where deleted_at is null;
create index order_seller_payment on "order" (seller_id, payment, created_at desc, id desc) include (is_own) where deleted_at is null;
create index order_seller_mark on "order" (seller_id, seller_status, created_at desc, id desc) include (is_own) where deleted_at is null;
create index order_seller_type on "order" (seller_id, order_type, created_at desc, id desc) include (is_own) where deleted_at is null;
create index order_seller_carrier on "order" (seller_id, shipping_by, created_at desc, id desc) include (is_own) where deleted_at is null;
