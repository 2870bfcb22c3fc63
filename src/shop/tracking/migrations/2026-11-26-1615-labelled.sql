-- LABELLED: its label was bought by the buying-label form. Its seller hands it over, so that it is on no manifest and nobody has scanned it.
alter table parcel alter column manifest_id drop not null, alter column scanned_by drop not null;
alter table parcel drop constraint parcel_state_check;
alter table parcel add constraint parcel_state_check
  check (state in ('LABELLED', 'SCANNED', 'HANDED', 'ACCEPTED', 'MOVING', 'DELIVERED', 'RETURNED'));
alter table parcel add constraint parcel_on_manifest check (state not in ('SCANNED', 'HANDED') or manifest_id is not null);
drop index parcel_due;
create index parcel_due on parcel (account_id, ask_by)
  where state in ('LABELLED', 'HANDED', 'ACCEPTED', 'MOVING') and sees in ('CARRIER', 'TRACKER') and ask_at is not null;
