-- What other domains may read of an order: whose it is, and whether it is paid.
create view order_ref as select id, seller_id, paid_at from "order";
