-- What its carrier said when the last try to hand it over failed; nothing said where the fault was ours.
alter table manifest add column trouble_said text, add column trouble_at timestamptz;
alter table manifest add constraint manifest_trouble check (trouble_at is null or state = 'CLOSING');
alter table manifest add constraint manifest_trouble_said check (trouble_said is null or trouble_at is not null);
create index manifest_in_trouble on manifest (trouble_at, id) where trouble_at is not null;
