-- Imports of order files: what came, how far its check and its making have got, and what is wrong with its rows.
create table import (
  id bigint generated always as identity primary key,
  seller_id bigint not null references account (id),
  -- Where the file came from; a link is fetched by a job.
  link text not null default '',
  file_name text not null,
  sha256 text,
  bytes bigint not null default 0,
  status text not null check (status in ('FETCHING', 'CHECKING', 'READY', 'IMPORTING', 'DONE', 'REFUSED', 'CANCELLED')),
  -- Why the whole file is refused.
  fault_code text,
  fault_values jsonb not null default '{}',
  -- An earlier import of the same bytes.
  repeats_id bigint references import (id),
  platform text not null default 'OWN',
  -- Each column of the file with the field it is read as, and the seller's own word on some of them.
  columns jsonb not null default '[]',
  chosen jsonb not null default '{}',
  -- How far the check has got: the last row that is written, and the bytes that were read up to it.
  checked_row int not null default 0,
  bytes_read bigint not null default 0,
  good_rows int not null default 0,
  bad_rows int not null default 0,
  held_rows int not null default 0,
  warnings int not null default 0,
  orders int not null default 0,
  production_cents bigint not null default 0,
  shipping_cents bigint not null default 0,
  total_cents bigint not null default 0,
  -- How far the making has got: the first row of the last order that is made.
  made_row int not null default 0,
  made_orders int not null default 0,
  duplicate_orders int not null default 0,
  is_submitted boolean not null default false,
  created_at timestamptz not null,
  -- When it last got further; what stands still without reason is taken up again.
  moved_at timestamptz not null,
  checked_at timestamptz,
  confirmed_at timestamptz,
  finished_at timestamptz
);
create index import_seller on import (seller_id, id desc);
create index import_same_file on import (seller_id, sha256);
create index import_under_way on import (moved_at) where status in ('FETCHING', 'CHECKING', 'IMPORTING');

-- A checked row, until its import is over. `order_row` is the row that its order began with, so the key keeps an order's rows
-- together. There is no foreign key: rows are only written in the transaction that moves the cursor of their import, and a
-- hundred thousand look-ups of the same import would cost a tenth of the whole check.
create table import_row (
  import_id bigint not null,
  order_row int not null,
  row int not null,
  -- `row = order_row` as a column: the planner would take the comparison for a rare one.
  is_first boolean not null,
  external_id text not null,
  -- STRAY: it disagrees with its order's first row, which stays good. HELD: another row of its order is bad.
  state text not null check (state in ('GOOD', 'BAD', 'STRAY', 'HELD')),
  line json,
  -- On an order's first row: the cells that its rows share, and what it costs; no price: it has grown since it was priced.
  cells json,
  production_cents bigint,
  shipping_cents bigint,
  primary key (import_id, order_row, row)
);
create index import_row_external on import_row (import_id, external_id) where is_first and external_id <> '';

create table import_problem (
  import_id bigint not null,
  row int not null,
  position int not null,
  column_name text not null,
  field text not null,
  value text not null,
  code text not null,
  severity text not null check (severity in ('error', 'warning')),
  "values" jsonb not null,
  primary key (import_id, severity, row, position)
);
