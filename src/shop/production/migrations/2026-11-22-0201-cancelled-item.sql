-- Print files of an item that was cancelled: kept for the books, and out of the batch.
alter table print_file add column voided_at timestamptz;
update print_file f set voided_at = i.cancelled_at from order_item i where i.id = f.item_id and i.cancelled_at is not null;
update ticket t set state = 'VOID', ended_at = i.cancelled_at from order_item i
  where i.id = t.item_id and i.cancelled_at is not null and t.state in ('QUEUED', 'STARTED');
