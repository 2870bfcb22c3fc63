-- The prices that an order of several lines was billed by; none for those that were made before, whose items give back their own price alone.
alter table "order" add column frozen_prices jsonb;
-- Of what a cancelled item gave back, the shipping that the order no longer needs; below 0 where the rest ships dearer.
alter table order_item add column refunded_shipping_cents bigint not null default 0;
