-- A seller's orders with one tag, the newest first, without reading the others.
create index order_tag on "order" (seller_id, tag, created_at desc, id desc) where tag <> '' and deleted_at is null;
