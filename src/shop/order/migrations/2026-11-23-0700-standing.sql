-- What stands, the longest first. An order says since when it has its status: edits and marks in between make it no younger.
alter table "order" add column status_at timestamptz not null default now();
update "order" o set status_at = coalesce(
  (select max(c.at) from order_change c where c.order_id = o.id and c.to_status = o.status and c.from_status is distinct from c.to_status),
  o.created_at);
-- Of all orders those that may wait for somebody (order/office/exception): the few that the office's queue is made of.
create index order_standing on "order" (status_at, id) where deleted_at is null and (
  status in ('ERROR', 'PAYMENT_FAILED', 'DUPLICATE', 'MISSED')
  or (status = 'PENDING' and submit_when_ready)
  or (status in ('NEW_ORDER', 'PROCESSING', 'EXPORTED', 'IN_PRODUCTION', 'PRODUCED', 'LABEL_CREATED') and (
    seller_status = 'ON_HOLD' or items_missing_files > 0 or label_state = 'REFUSED'
    or ((order_type <> 'STANDARD' or shipping_by = 'TIKTOK') and label_state in ('NONE', 'VOIDED')))));
