-- What an account's page shows of what it is opened by: the end of each secret, and what is none as it is; and when its carrier was last asked.
alter table carrier_account
  add column hints jsonb not null default '{}',
  add column checked_at timestamptz;
