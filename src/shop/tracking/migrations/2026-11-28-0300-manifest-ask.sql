-- Since when staff have it handed over; before when its carrier, which bade wait, is not asked again; and whether it waits for an account
-- that is stopped.
alter table manifest add column closing_at timestamptz, add column ask_at timestamptz, add column trouble_stopped boolean not null default false;
update manifest set closing_at = now() where state = 'CLOSING';
alter table manifest add constraint manifest_ask check (ask_at is null or (state = 'CLOSING' and trouble_at is null));
alter table manifest add constraint manifest_trouble_stopped check (not trouble_stopped or trouble_at is not null);
create index manifest_closing on manifest (id) where state = 'CLOSING';
