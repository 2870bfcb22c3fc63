-- Which account of ours bought a label, and for how much it was offered; what its carrier knows it by beside its number.
alter table label
  add column account_id bigint references carrier_account (id),
  add column quoted_cents bigint check (quoted_cents >= 0),
  add column ref text not null default '';
update label set account_id = (select id from carrier_account where carrier = 'sandbox') where kind = 'BOUGHT' and state not in ('INTENT', 'FAILED');
update label set quoted_cents = postage_cents where kind = 'BOUGHT' and tracking_number is not null;
create index label_account on label (account_id, id desc) where account_id is not null;

-- A purchase between its two steps: what the carrier is told of it, frozen before it is bought.
create table label_purchase (
  label_id bigint primary key references label (id),
  account_id bigint not null references carrier_account (id),
  service text not null,
  ref text not null,
  -- Holds an address, and is emptied with the purchase's end.
  asked text not null,
  rate_ref text not null,
  quoted_cents bigint not null check (quoted_cents >= 0),
  opened_at timestamptz not null
);
create index label_purchase_account on label_purchase (account_id);

-- Which service a sandbox label was sold by.
alter table sandbox_parcel add column service text;
update sandbox_parcel set service = case
  when shipment ->> 'country' <> 'US' then case when (shipment ->> 'weightOz')::float8 <= 64 then 'SMALL_ABROAD' else 'ABROAD' end
  when shipment ->> 'method' = 'priority' then 'PRIORITY'
  when shipment ->> 'method' = 'express' then 'EXPRESS'
  else 'GROUND'
end where shipment is not null;
