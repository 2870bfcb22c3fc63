-- The second factor of a sign-in: a secret that a person's phone shares with the house (RFC 6238).
create table second_factor (
  account_id bigint primary key references account (id) on delete cascade,
  -- AES-256-GCM under a key that stands outside of the database: nonce, tag, ciphertext.
  sealed_secret bytea not null,
  -- Null until a first code has shown that the phone has the secret.
  enabled_at timestamptz,
  -- The time step of the last accepted code: each code is good once.
  last_step bigint not null default 0,
  -- The wrong codes of the last 24 hours.
  guessed_at timestamptz[] not null default '{}'
);

-- For whoever lost the phone; each is good once.
create table recovery_code (
  account_id bigint not null references second_factor (account_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- A sign-in whose first step is done. Its token opens nothing but the second step.
create table pending_sign_in (
  token_hash bytea primary key,
  account_id bigint not null references account (id) on delete cascade,
  stays_signed_in boolean not null,
  guesses int not null default 0,
  expires_at timestamptz not null
);
create index pending_sign_in_account on pending_sign_in (account_id);
create index pending_sign_in_expires on pending_sign_in (expires_at);
