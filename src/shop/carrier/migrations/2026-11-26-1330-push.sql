-- Whether a carrier sends what happens to an account's parcels, and why it does not: its own words, or NO_ADDRESS.
alter table carrier_account
  add column push_state text not null default 'OFF' check (push_state in ('OFF', 'ON')),
  add column push_said text not null default '',
  add column push_at timestamptz;
