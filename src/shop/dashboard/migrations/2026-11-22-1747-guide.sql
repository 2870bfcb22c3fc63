-- Who has put the setup guide away.
create table dashboard_guide (
  account_id bigint primary key references account (id),
  dismissed_at timestamptz not null
);
