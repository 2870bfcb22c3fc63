-- Files of packages whose labels are bought together: each row is rated, and bought as a form of one package is.
create table label_batch (
  id bigint generated always as identity primary key,
  seller_id bigint not null references account (id),
  file_name text not null,
  status text not null check (status in ('RATING', 'READY', 'BUYING', 'DONE', 'DISCARDED')),
  -- Who of the seller's team bought them.
  confirmed_by bigint,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  finished_at timestamptz
);
create index label_batch_seller on label_batch (seller_id, id);
create index label_batch_open on label_batch (moved_at) where status in ('RATING', 'BUYING');
create table label_batch_row (
  id bigint generated always as identity primary key,
  batch_id bigint not null references label_batch (id),
  seller_id bigint not null references account (id),
  row int not null,
  state text not null check (state in ('RATING', 'READY', 'REFUSED', 'BOUGHT', 'FAILED')),
  faults jsonb not null default '[]',
  -- The parcel as carriers are asked about it; nothing of a row that is none. Emptied when its file is old or its account closed.
  parcel jsonb,
  rates jsonb not null default '[]',
  until timestamptz,
  -- The rate that is to be bought, by its place among them, and its sum as it was shown.
  wanted int,
  wanted_cents bigint,
  order_id bigint references "order" (id),
  unique (batch_id, row)
);
create index label_batch_row_state on label_batch_row (batch_id, state, row);
