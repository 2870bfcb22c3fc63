-- ENDED: its parcel came back. Its number was used and stays on no other label.
alter table label drop constraint label_state_check;
alter table label add constraint label_state_check
  check (state in ('INTENT', 'FAILED', 'READ', 'LIVE', 'VOIDING', 'VOIDED', 'REFUSED', 'ENDED'));
drop index label_number;
create unique index label_number on label (tracking_number) where state in ('READ', 'LIVE', 'VOIDING', 'ENDED');
