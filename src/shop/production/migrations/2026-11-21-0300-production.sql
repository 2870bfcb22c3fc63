-- Production: batches of paid orders, their print files, and a ticket for every piece that is made.
create table batch (
  id bigint generated always as identity primary key,
  made_by bigint not null references account (id),
  made_at timestamptz not null
);

create table print_file (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batch (id),
  order_id bigint not null references "order" (id),
  item_id bigint not null references order_item (id),
  side text not null,
  file_id bigint not null references library_file (id),
  state text not null check (state in ('WAITING', 'READY', 'FAILED')),
  sha256 text,
  bytes bigint,
  width_pixels int,
  height_pixels int,
  dpi double precision,
  fault text,
  unique (batch_id, item_id, side),
  check ((state = 'READY') = (sha256 is not null))
);
create index print_file_order on print_file (order_id);

create table ticket (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batch (id),
  order_id bigint not null references "order" (id),
  item_id bigint not null references order_item (id),
  -- Which of the item's pieces, from 1.
  piece int not null check (piece > 0),
  state text not null check (state in ('QUEUED', 'STARTED', 'PASSED', 'FAILED', 'VOID')),
  reason text not null default '',
  started_at timestamptz,
  ended_at timestamptz,
  scanned_by bigint references account (id)
);
-- A piece is made once: another ticket for it needs the first one failed or void.
create unique index ticket_piece on ticket (item_id, piece) where state in ('QUEUED', 'STARTED', 'PASSED');
create index ticket_batch on ticket (batch_id);
create index ticket_order on ticket (order_id);
