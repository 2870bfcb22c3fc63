-- Tickets are found by the seller's own number of their order.
create or replace view order_ref as select id, seller_id, paid_at, external_id from "order";
