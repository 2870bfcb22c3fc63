-- Who tells us of a parcel; silence says something only where somebody does.
alter table parcel add column sees text not null default 'NONE' check (sees in ('CARRIER', 'PLATFORM', 'TRACKER', 'NONE'));
update parcel set sees = 'CARRIER' where carrier in ('sandbox', 'usps');

drop index parcel_due;
-- What is still on its way and can be asked about, the longest unasked first.
create index parcel_due on parcel (checked_at nulls first)
  where state in ('HANDED', 'ACCEPTED', 'MOVING') and sees in ('CARRIER', 'TRACKER');

drop view parcel_work;
-- What other domains may read of parcels to say what waits.
create view parcel_work as select id, sees, state, scanned_at, handed_at, last_event_at from parcel;
