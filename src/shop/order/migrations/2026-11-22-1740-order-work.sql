-- What other domains may read of orders to say what waits: no names, no addresses.
create view order_work as
  select id, seller_id, status, order_type, shipping_by, seller_status, error_code, error_waits_on, items_missing_files,
    address_verdict, label_state, tracking_number, created_at, changed_at, cancelled_at
  from "order" where deleted_at is null;
create view order_change_work as select order_id, at, from_status, to_status from order_change;
-- What changed today is at the end of the table, and the index says where the end begins.
create index order_change_at on order_change using brin (at) with (pages_per_range = 16, autosummarize = on);
