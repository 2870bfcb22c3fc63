-- A tracking number that was read from a label's bar code is one order's among everybody's; one that was typed, among its seller's own.
alter table "order" add column is_number_read boolean not null default false;
update "order" set is_number_read = true where tracking_number is not null and label ->> 'number' = tracking_number;
drop index order_tracking_number;
create unique index order_tracking_number on "order" (tracking_number)
  where tracking_number is not null and is_number_read and status <> 'DUPLICATE' and cancelled_at is null and deleted_at is null;
create unique index order_typed_number on "order" (tracking_number, seller_id)
  where tracking_number is not null and not is_number_read and status <> 'DUPLICATE' and cancelled_at is null and deleted_at is null;
