-- Our accounts at carriers, and which of them serves an order.
create table carrier_account (
  id bigint generated always as identity primary key,
  carrier text not null,
  name text not null check (name <> ''),
  mode text not null check (mode in ('LIVE', 'TEST', 'TRIAL')),
  -- What it is opened by: one JSON, sealed for this row.
  sealed bytea,
  -- The codes of the services that are on.
  services text[] not null default '{}',
  -- From where its parcels leave; null: from where the settings say.
  from_name text,
  from_street1 text,
  from_street2 text,
  from_city text,
  from_state text,
  from_zip text,
  is_enabled boolean not null default false,
  -- STOPPED: the carrier, or our own secret, does not open it; `stopped_said` says why.
  state text not null default 'UNTRIED' check (state in ('UNTRIED', 'ACTIVE', 'STOPPED')),
  stopped_said text not null default '',
  -- The carrier tells of the parcels whose postage this account bought. Parcels of one that does not are seen by nobody.
  tells boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint carrier_account_from check (num_nulls(from_name, from_street1, from_city, from_state, from_zip) in (0, 5))
);
create unique index carrier_account_name on carrier_account (carrier, lower(name));

-- What sold labels until now goes on selling them.
insert into carrier_account (carrier, name, mode, services, is_enabled, state, tells, created_at, changed_at)
values ('sandbox', 'Sandbox', 'LIVE', '{GROUND,PRIORITY,EXPRESS,SMALL_ABROAD,ABROAD}', true, 'ACTIVE', true, now(), now());

-- The first that fits an order, by its rank, says whose label it gets; what is null fits all.
create table carrier_rule (
  id bigint generated always as identity primary key,
  rank int not null,
  -- ISO 3166-1 alpha-2.
  country text check (country ~ '^[A-Z]{2}$'),
  max_oz double precision check (max_oz > 0),
  level text check (level in ('STANDARD', 'EXPRESS', 'PRIORITY', 'INTERNATIONAL')),
  -- Of the seller.
  tier text,
  account_id bigint not null references carrier_account (id),
  -- One of its services; null: the cheapest of those that fit.
  service text,
  is_enabled boolean not null default true
);
create index carrier_rule_account on carrier_rule (account_id);
