-- What an order's money came to, for the domains above: awards are computed from it.
create view order_money_ref as
  select id, seller_id, paid_at, production_cents, discount_cents, paid_cents, refunded_cents from "order" where deleted_at is null;
