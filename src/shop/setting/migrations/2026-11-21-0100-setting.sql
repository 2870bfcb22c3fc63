-- Only what differs from the defaults of setting/rules.ts has a row.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null
);
