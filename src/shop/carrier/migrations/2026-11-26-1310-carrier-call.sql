-- Calls to the interfaces of carriers, by account: how many were made in each minute, and until when a carrier takes no more.
create table carrier_api (
  account_id bigint not null references carrier_account (id) on delete cascade,
  api text not null,
  blocked_until timestamptz,
  primary key (account_id, api)
);
create table carrier_call (
  account_id bigint not null references carrier_account (id) on delete cascade,
  api text not null,
  minute timestamptz not null,
  used int not null check (used > 0),
  primary key (account_id, api, minute)
);
create index carrier_call_old on carrier_call (minute);
