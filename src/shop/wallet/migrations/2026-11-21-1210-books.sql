-- Our bank accounts and what stands on their statements; corrections by two people; what the daily self-check found.
create table bank_account (
  id bigint generated always as identity primary key,
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  swift text not null default '',
  -- The bank's six digits in Vietnam's interbank scheme: with them the QR is a VietQR.
  bank_code text not null default '' check (bank_code ~ '^([0-9]{6})?$'),
  is_enabled boolean not null default true,
  -- Which columns of this bank's statements hold what, by name, as last used.
  statement_columns jsonb
);
insert into bank_account (bank_name, account_name, account_number, swift)
select coalesce((select value #>> '{}' from setting where key = 'bankName'), 'Inkport Demo Bank'),
  coalesce((select value #>> '{}' from setting where key = 'bankAccountName'), 'INKPORT FULFILMENT LLC'),
  coalesce((select value #>> '{}' from setting where key = 'bankAccountNumber'), '0011 2233 4455'),
  coalesce((select value #>> '{}' from setting where key = 'bankSwift'), 'INKPUS33');
delete from setting where key in ('bankName', 'bankAccountName', 'bankAccountNumber', 'bankSwift');

alter table deposit add column bank_account_id bigint references bank_account (id);
-- Withdrawn by its seller; a rejection of ours has who decided.
alter table deposit add column is_withdrawn boolean not null default false check (not is_withdrawn or status = 'CANCELLED');
create index deposit_completed on deposit (decided_at) where status = 'COMPLETED';

create table bank_statement (
  id bigint generated always as identity primary key,
  bank_account_id bigint not null references bank_account (id),
  name text not null,
  content_hash text not null,
  imported_by bigint not null references account (id),
  imported_at timestamptz not null,
  -- Rows of the file that bring no money, and rows that an earlier statement had already.
  skipped int not null default 0,
  known int not null default 0
);
create index bank_statement_same on bank_statement (bank_account_id, content_hash);

create table bank_line (
  id bigint generated always as identity primary key,
  statement_id bigint not null references bank_statement (id),
  bank_account_id bigint not null references bank_account (id),
  row int not null,
  booked_on text not null,
  amount_cents bigint not null check (amount_cents > 0),
  memo text not null,
  reference text not null,
  -- Of date, amount, memo, reference and which of equal lines it is: statements that overlap bring a line once.
  fingerprint text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'MATCHED', 'SET_ASIDE')),
  -- One line for one deposit.
  deposit_id bigint unique references deposit (id),
  -- Why it did not credit by itself: a code of faults.
  left_because text,
  remark text not null default '',
  decided_by bigint references account (id),
  decided_at timestamptz,
  constraint bank_line_once unique (bank_account_id, fingerprint),
  check ((status = 'MATCHED') = (deposit_id is not null))
);
create index bank_line_statement on bank_line (statement_id, row);
create index bank_line_open on bank_line (id) where status = 'OPEN';

create table adjustment (
  id bigint generated always as identity primary key,
  seller_id bigint not null references wallet (seller_id),
  amount_cents bigint not null check (amount_cents <> 0),
  reason text not null,
  status text not null check (status in ('PENDING', 'POSTED', 'REFUSED')),
  asked_by bigint not null references account (id),
  asked_at timestamptz not null,
  -- Another person, unless the amount is one that needs no second.
  decided_by bigint references account (id),
  decided_at timestamptz,
  remark text not null default '',
  transaction_id bigint unique references ledger_transaction (id),
  check ((status = 'PENDING') = (decided_at is null)),
  check ((status = 'POSTED') = (transaction_id is not null))
);
create index adjustment_open on adjustment (id) where status = 'PENDING';

create table ledger_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  count int not null,
  -- The first hundred findings.
  findings jsonb not null
);
create index ledger_transaction_at on ledger_transaction (at);
