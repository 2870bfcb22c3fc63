-- Orders that lack their label or an address that mail reaches: most have both. And the days of hand-over.
create index order_lacks_label on "order" (created_at desc, id desc)
  where (shipping_by = 'TIKTOK' or order_type = 'LABEL') and label_state in ('NONE', 'WAITING', 'REFUSED')
    and handed_over_at is null and cancelled_at is null and deleted_at is null;
create index order_address_refused on "order" (created_at desc, id desc)
  where address_verdict = 'REFUSED' and handed_over_at is null and cancelled_at is null and deleted_at is null;
create index order_handed_over on "order" (handed_over_at) where handed_over_at is not null and deleted_at is null;
create index order_error on "order" (error_code, created_at desc, id desc) where status = 'ERROR' and deleted_at is null;
