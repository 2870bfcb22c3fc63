-- What a label that was uploaded before its order is: a page of a PDF, or what a ZPL printer is sent.
alter table label_file add column form text not null default 'PDF' check (form in ('PDF', 'ZPL'));
-- Orders that a label of their seller's may still go with: what files of labels are matched to.
create view order_awaiting_label as
  select id, seller_id, external_id, tracking_number, full_name, zip, label_state, status, order_type, created_at
  from "order"
  where deleted_at is null and cancelled_at is null and handed_over_at is null and status <> 'DUPLICATE'
    and (shipping_by = 'TIKTOK' or order_type <> 'STANDARD') and label_state in ('NONE', 'WAITING', 'REFUSED', 'VOIDED');
