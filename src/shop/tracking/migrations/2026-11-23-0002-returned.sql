-- When a parcel that came back was scanned in at the dock.
alter table parcel
  add column returned_at timestamptz,
  add column returned_by bigint references account (id);
create index parcel_returned on parcel (id desc) where state = 'RETURNED' and returned_at is null;
