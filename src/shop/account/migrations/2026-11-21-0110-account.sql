-- People: sellers (who also buy) and staff, of one table and one sign-in.
create table account (
  id bigint generated always as identity primary key,
  username text not null,
  email text not null,
  -- Null until the first password is set (an invited member of staff, the demo seller).
  password_hash text,
  kind text not null check (kind in ('seller', 'staff')),
  roles text[] not null default '{}',
  tier text not null default 'STANDARD',
  full_name text not null default '',
  phone text not null default '',
  address text not null default '',
  language text not null default 'en' check (language in ('en', 'vi')),
  time_zone text not null default 'UTC',
  referral_code text not null unique check (referral_code ~ '^[A-Za-z0-9]{10}$'),
  invited_by bigint references account (id),
  auto_submit boolean not null default false,
  pay_after_deposit boolean not null default false,
  -- Null: the shop's default ceiling (setting/rules.ts).
  refund_ceiling_cents bigint check (refund_ceiling_cents >= 0),
  deposit_ceiling_cents bigint check (deposit_ceiling_cents >= 0),
  created_at timestamptz not null,
  verified_at timestamptz,
  suspended_at timestamptz,
  closed_at timestamptz,
  constraint account_roles check ((kind = 'staff') = (cardinality(roles) > 0))
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));
create unique index account_phone on account (replace(phone, '-', '')) where phone <> '';
create index account_invited_by on account (invited_by) where invited_by is not null;

-- A signed-in device. The token itself is 256 random bits that only its holder has.
create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  token_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);

-- The one live code of an account; a new one takes its place, the day's guesses stay.
create table one_time_code (
  account_id bigint primary key references account (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  code_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  guesses int not null default 0,
  guessed_at timestamptz[] not null default '{}'
);

-- Long links that are good once: in mails, and printed at the first start.
create table sign_in_link (
  token_hash bytea primary key,
  account_id bigint not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'sign-in')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_link_account on sign_in_link (account_id);

-- When something bounded was tried (a sign-in, a code, a mail), by who or where from.
create table attempt (
  key text primary key,
  times timestamptz[] not null
);
