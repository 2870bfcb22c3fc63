-- Rates of the buying-label form, each package's by itself: one of them is what is charged until then, and it becomes one order.
create table label_rate (
  id uuid primary key,
  seller_id bigint not null references account (id),
  -- The parcel as carriers were asked about it; holds addresses, and is deleted a day after its rates are over.
  parcel jsonb not null,
  rates jsonb not null,
  until timestamptz not null,
  order_id bigint references "order" (id)
);
create index label_rate_seller on label_rate (seller_id, until);
create index label_rate_until on label_rate (until);

-- What a seller bought a label for by the form, from which account of ours, and for how much.
create table label_parcel (
  order_id bigint primary key references "order" (id),
  label_id bigint not null unique references label (id),
  seller_id bigint not null references account (id),
  parcel jsonb not null,
  account_id bigint not null references carrier_account (id),
  service text not null,
  service_name text not null,
  carrier_name text not null,
  cents bigint not null check (cents >= 0),
  -- What it is found by, in small letters.
  words text not null,
  created_at timestamptz not null
);
create index label_parcel_seller on label_parcel (seller_id, order_id desc);
create index label_parcel_account on label_parcel (account_id);

-- When a carrier first said something of the parcel that a label is on.
alter table label add column scanned_at timestamptz;
