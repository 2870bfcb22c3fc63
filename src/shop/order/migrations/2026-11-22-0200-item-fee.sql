-- Which fee a cancelled item owes: of pieces whose print files had been processed, also where its price did not cover it.
alter table order_item add column cancel_fee_cents bigint not null default 0 check (cancel_fee_cents >= 0);
-- Of items that were cancelled before: what was kept of their part of the charge.
update order_item i set cancel_fee_cents = greatest(0, i.unit_cents * i.quantity - i.refunded_cents
    - case when o.production_cents = 0 then 0
      else (o.discount_cents * i.unit_cents * i.quantity + o.production_cents - 1) / o.production_cents end)
  from "order" o
  where o.id = i.order_id and i.cancelled_at >= o.paid_at and o.rendered_at is not null;
