-- What proves a new address that staff wrote down for a person (docs/decisions/134-account-care.md); one of an account at most.
create table email_link (
  account_id bigint primary key references account (id) on delete cascade,
  token_hash bytea not null unique,
  new_email text not null,
  wrong_names int not null default 0,
  expires_at timestamptz not null
);
