-- Which account of ours is asked about a parcel, and which one is told of a manifest; nobody's are sellers' own.
alter table parcel add column account_id bigint references carrier_account (id);
update parcel set account_id = (select id from carrier_account where carrier = 'sandbox') where sees in ('CARRIER', 'TRACKER');
create index parcel_account on parcel (account_id, id) where account_id is not null;

alter table manifest add column account_id bigint references carrier_account (id);
update manifest set account_id = (select id from carrier_account where carrier = 'sandbox') where carrier in ('sandbox', 'usps');
drop index manifest_open;
create unique index manifest_open on manifest (carrier, coalesce(account_id, 0)) where state = 'OPEN';
