-- When a parcel may be asked about again, and when it should have been asked about at the latest. `checked_at` is when it was.
alter table parcel add column ask_at timestamptz, add column ask_by timestamptz;
update parcel set ask_at = now(), ask_by = coalesce(checked_at, handed_at, scanned_at) + interval '12 hours'
  where sees in ('CARRIER', 'TRACKER') and account_id is not null and state in ('HANDED', 'ACCEPTED', 'MOVING');
drop index parcel_due;
create index parcel_due on parcel (account_id, ask_by)
  where state in ('HANDED', 'ACCEPTED', 'MOVING') and sees in ('CARRIER', 'TRACKER') and ask_at is not null;
