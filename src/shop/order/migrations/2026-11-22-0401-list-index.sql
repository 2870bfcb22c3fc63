-- Lists stand in the order of their dates, so that days are a range of the same index. What a filter leaves of a seller's orders has an
-- index each: of a large seller's orders none may be left, and only an index says so without reading them all.
drop index order_created, order_seller, order_seller_status, order_status, order_import;
create index order_seller on "order" (seller_id, created_at desc, id desc) where deleted_at is null;
create index order_seller_status on "order" (seller_id, status, created_at desc, id desc) where deleted_at is null;
create index order_seller_payment on "order" (seller_id, payment, created_at desc, id desc) where deleted_at is null;
create index order_seller_mark on "order" (seller_id, seller_status, created_at desc, id desc) where deleted_at is null;
create index order_seller_type on "order" (seller_id, order_type, created_at desc, id desc) where deleted_at is null;
create index order_seller_carrier on "order" (seller_id, shipping_by, created_at desc, id desc) where deleted_at is null;
create index order_status on "order" (status, created_at desc, id desc) where deleted_at is null;
create index order_import on "order" (import_id, created_at desc, id desc) where import_id is not null;
-- The office's. Every order has a quantity of at least 0, and only the office's list says so: else the planner would take these for a
-- seller with a tenth of all orders, whose last one may be a year old. Of all orders each common value is near the top, so that only
-- the others need an index.
create index order_created on "order" (created_at desc, id desc) where deleted_at is null and quantity >= 0;
create index order_payment on "order" (payment, created_at desc, id desc) where deleted_at is null and quantity >= 0 and payment <> 'PAID';
create index order_mark on "order" (seller_status, created_at desc, id desc)
  where deleted_at is null and quantity >= 0 and seller_status <> 'NONE';
create index order_type on "order" (order_type, created_at desc, id desc)
  where deleted_at is null and quantity >= 0 and order_type <> 'STANDARD';
create index order_carrier on "order" (shipping_by, created_at desc, id desc)
  where deleted_at is null and quantity >= 0 and shipping_by <> 'USPS';
