-- The columns that a seller has chosen for a file, in their order.
create table export_columns (
  seller_id bigint not null references account (id),
  file text not null check (file in ('ORDERS', 'TRACKING')),
  columns jsonb not null,
  changed_at timestamptz not null,
  primary key (seller_id, file)
);
