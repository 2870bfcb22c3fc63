-- Payments through PayPal: each is written before PayPal is called. Amounts are whole US cents.
create table payment (
  id bigint generated always as identity primary key,
  seller_id bigint not null references wallet (seller_id),
  -- What PayPal knows it by, and the request id of every call about it.
  key uuid not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  -- What it is for: a deposit or an order.
  deposit_id bigint unique references deposit (id),
  order_id bigint references "order" (id),
  state text not null check (state in ('WAITING', 'COMPLETED', 'DECLINED', 'CANCELLED', 'MISMATCH')),
  -- Why it ended, as a code.
  reason text not null default '',
  gateway_id text unique,
  approve_url text not null default '',
  capture_id text unique,
  -- From here on the money may have been taken: the payment can no longer be given up.
  capturing_at timestamptz,
  reversed_cents bigint not null default 0 check (reversed_cents between 0 and amount_cents),
  -- How often PayPal was asked, when last and when next; unsure where its last answer did not come.
  asked int not null default 0,
  asked_at timestamptz,
  ask_at timestamptz not null,
  is_unsure boolean not null default false,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((deposit_id is null) <> (order_id is null)),
  check ((state = 'WAITING') = (decided_at is null))
);
create index payment_seller on payment (seller_id, id desc);
create index payment_due on payment (ask_at) where state = 'WAITING';
create unique index payment_open_order on payment (order_id) where state = 'WAITING';

-- Money that PayPal took back, each once.
create table payment_reversal (
  reversal_id text primary key,
  payment_id bigint not null references payment (id),
  amount_cents bigint not null check (amount_cents > 0),
  at timestamptz not null
);

-- What finance must look at; the same thing again only counts.
create table payment_alert (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('UNSIGNED', 'FOREIGN', 'MISMATCH', 'REVERSED')),
  subject text not null,
  payment_id bigint references payment (id),
  detail text not null default '',
  count int not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (kind, subject)
);
