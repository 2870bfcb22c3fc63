-- The list of what lacks art, newest first: most orders have theirs.
create index order_missing_files on "order" (seller_id, created_at desc, id desc)
  where items_missing_files > 0 and cancelled_at is null and deleted_at is null;
