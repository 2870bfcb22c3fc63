-- Figures count the orders of a year from these indexes alone; lists read them as before.
drop index order_seller;
create index order_seller on "order" (seller_id, created_at desc, id desc) include (is_own, status, order_type, quantity, tracking_number)
  where deleted_at is null;
drop index order_created;
create index order_created on "order" (created_at desc, id desc) include (status, order_type, quantity, tracking_number)
  where deleted_at is null and quantity >= 0;
-- What was handed over, and how long it took.
drop index order_handed_over;
create index order_handed_over on "order" (handed_over_at) include (quantity, paid_at, production_started_at, all_passed_at)
  where handed_over_at is not null and deleted_at is null;
create index order_seller_handed on "order" (seller_id, handed_over_at) include (paid_at, production_started_at, all_passed_at)
  where handed_over_at is not null and deleted_at is null;
-- What a platform waits for.
create index order_due on "order" (seller_id, platform_ordered_at)
  where platform_ordered_at is not null and handed_over_at is null and cancelled_at is null and status <> 'DUPLICATE' and deleted_at is null;
-- What sold best is summed from the items' index.
create index order_item_sold on order_item (order_id) include (product_code, template_id, quantity) where cancelled_at is null;
