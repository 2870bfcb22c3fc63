-- Below which balance a seller wants to be told; no row: never.
create table wallet_low (
  seller_id bigint primary key references account (id) on delete cascade,
  threshold_cents bigint not null check (threshold_cents > 0),
  -- Told once; null: the balance is at or above it again.
  told_at timestamptz
);
