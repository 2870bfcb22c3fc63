-- Blanks that came in, were counted or were lost. What orders take stands with the orders.
alter table variant
  -- A person is told when so few are left; null: the shop's own figure.
  add column low_stock int check (low_stock >= 0);
create index variant_counted on variant (stock) where stock is not null and is_enabled;

create table stock_receipt (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('RECEIPT', 'COUNT', 'LOSS')),
  supplier text not null,
  note text not null,
  made_by text not null,
  made_at timestamptz not null
);
create table stock_receipt_line (
  receipt_id bigint not null references stock_receipt (id),
  variant_id bigint not null references variant (id),
  -- Pieces that came, are there, or are lost; null: no longer counted.
  quantity int check (quantity >= 0),
  stock_before int,
  stock_after int,
  primary key (receipt_id, variant_id)
);
create index stock_receipt_line_variant on stock_receipt_line (variant_id, receipt_id desc);
