-- What carrying costs, by country, option and weight. Money is whole US cents, weight ounces.
create table shipping_option (
  id bigint generated always as identity primary key,
  -- ISO 3166-1 alpha-2, or * for every country without rows of its own.
  country text not null check (country ~ '^([A-Z]{2}|\*)$'),
  name text not null check (name in ('free', 'standard', 'priority', 'express', 'international')),
  level text not null check (level in ('STANDARD', 'EXPRESS', 'PRIORITY', 'INTERNATIONAL')),
  min_days int not null check (min_days >= 0),
  max_days int not null check (max_days >= min_days),
  -- Offered from this production cost on.
  from_production_cents bigint not null default 0 check (from_production_cents >= 0),
  -- For each pound, or part of one, above the last step of the rates.
  extra_pound_cents bigint not null check (extra_pound_cents >= 0),
  is_enabled boolean not null default true,
  unique (country, name)
);
create table shipping_rate (
  option_id bigint not null references shipping_option (id) on delete cascade,
  up_to_oz double precision not null check (up_to_oz > 0),
  cost_cents bigint not null check (cost_cents >= 0),
  primary key (option_id, up_to_oz)
);
