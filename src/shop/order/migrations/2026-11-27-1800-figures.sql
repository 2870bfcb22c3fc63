-- Figures of a home count a seller's orders of a year from this index alone; lists read it as before.
drop index order_seller;
create index order_seller on "order" (seller_id, created_at desc, id desc) include (is_own, status, order_type, quantity, tracking_number)
  where deleted_at is null;
-- What was handed over, by seller, and how long it took.
create index order_seller_handed on "order" (seller_id, handed_over_at) include (paid_at, production_started_at, all_passed_at)
  where handed_over_at is not null and deleted_at is null;
-- What a platform waits for.
create index order_due on "order" (seller_id, platform_ordered_at)
  where platform_ordered_at is not null and handed_over_at is null and cancelled_at is null and status <> 'DUPLICATE' and deleted_at is null;
