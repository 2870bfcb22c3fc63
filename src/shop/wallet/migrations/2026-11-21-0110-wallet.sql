-- The ledger (append-only, double entry) and the deposits. Amounts are whole US cents.
create table wallet (
  seller_id bigint primary key references account (id),
  balance_cents bigint not null default 0,
  held_cents bigint not null default 0 check (held_cents >= 0),
  debt_cents bigint not null default 0 check (debt_cents >= 0),
  credit_limit_cents bigint not null default 0 check (credit_limit_cents >= 0),
  -- How many transactions the wallet's chain has, and the seal of the last one: payments of two sellers never wait for each other.
  position bigint not null default 0,
  last_seal bytea not null default '\x',
  constraint wallet_not_overdrawn check (balance_cents >= -credit_limit_cents)
);

create table ledger_transaction (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in ('DEPOSIT', 'PAYMENT', 'REFUND', 'ADJUSTMENT', 'REFERRAL', 'CLAWBACK', 'HOLD', 'RELEASE', 'CREDIT_LIMIT', 'INTERNAL')
  ),
  -- What caused it; a second posting for one cause is impossible even for a wrong caller.
  ref text not null,
  method text not null check (method in ('WALLET', 'BANK', 'PAYPAL')),
  reason text not null,
  order_id bigint,
  at timestamptz not null,
  -- The seller's wallet after it, and its place in the wallet's chain; null between house accounts.
  seller_id bigint references wallet (seller_id),
  position bigint,
  amount_cents bigint not null,
  balance_after_cents bigint,
  held_after_cents bigint,
  debt_after_cents bigint,
  credit_limit_cents bigint,
  seal bytea,
  constraint ledger_transaction_ref unique (kind, ref),
  constraint ledger_transaction_chain unique (seller_id, position),
  check ((seller_id is null) = (position is null) and (seller_id is null) = (seal is null))
);

create table ledger_entry (
  transaction_id bigint not null references ledger_transaction (id),
  account text not null check (account in ('WALLET', 'HELD', 'DEBT', 'BANK', 'PAYPAL', 'PRODUCTION', 'SHIPPING', 'REFUND', 'REFERRAL')),
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (transaction_id, account)
);

-- The chain of the transactions between house accounts, sealed by a job after they are committed.
create table ledger_house_seal (
  position bigint primary key,
  transaction_id bigint not null unique references ledger_transaction (id),
  seal bytea not null
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused.', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_ledger_change();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
create trigger ledger_house_seal_append_only before update or delete or truncate on ledger_house_seal
  for each statement execute function refuse_ledger_change();
create trigger wallet_stays before delete or truncate on wallet
  for each statement execute function refuse_ledger_change();

create function require_balanced_entries() returns trigger language plpgsql as $$
begin
  if exists (select from added group by transaction_id having sum(amount_cents) <> 0) then
    raise exception 'The entries of a transaction do not sum to zero.' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger ledger_entry_balanced after insert on ledger_entry
  referencing new table as added for each statement execute function require_balanced_entries();

create table deposit (
  id bigint generated always as identity primary key,
  seller_id bigint not null references wallet (seller_id),
  method text not null check (method in ('BANK', 'PAYPAL')),
  status text not null check (status in ('PENDING', 'WAITING', 'COMPLETED', 'CANCELLED')),
  amount_cents bigint not null check (amount_cents between 10000 and 100000000),
  transaction_number text not null,
  -- What the seller writes on the transfer: one for each request.
  memo text not null unique,
  note text not null default '',
  -- What finance found and says.
  received_cents bigint check (received_cents > 0),
  remark text not null default '',
  question text not null default '',
  first_approved_by bigint references account (id),
  first_approved_at timestamptz,
  first_received_cents bigint,
  decided_by bigint references account (id),
  decided_at timestamptz,
  transaction_id bigint unique references ledger_transaction (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'COMPLETED') = (transaction_id is not null)),
  check ((status in ('COMPLETED', 'CANCELLED')) = (decided_at is not null))
);
create unique index deposit_transaction_number on deposit (method, lower(transaction_number)) where status <> 'CANCELLED';
create index deposit_seller on deposit (seller_id, id desc);
create index deposit_open on deposit (id) where status in ('PENDING', 'WAITING');

create table deposit_proof (
  deposit_id bigint not null references deposit (id),
  position int not null check (position between 1 and 15),
  name text not null,
  type text not null check (type in ('image/jpeg', 'image/png')),
  bytes bigint not null,
  sha256 text not null,
  width int not null,
  height int not null,
  primary key (deposit_id, position)
);
