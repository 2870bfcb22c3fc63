-- What takes something off an order's production part. Amounts are whole US cents.
create table voucher (
  id bigint generated always as identity primary key,
  code text not null check (code = upper(code)),
  -- One of the two: a sum, or a share in hundredths of a percent.
  amount_cents bigint check (amount_cents > 0),
  share_basis_points int check (share_basis_points between 1 and 10000),
  -- From this production cost on, and never more than that off.
  from_cents bigint not null default 0 check (from_cents >= 0),
  most_cents bigint check (most_cents > 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  max_uses int check (max_uses > 0),
  uses int not null default 0 check (uses >= 0),
  is_once_per_user boolean not null,
  is_enabled boolean not null default true,
  note text not null default '',
  created_at timestamptz not null,
  created_by bigint not null references account (id),
  check (num_nonnulls(amount_cents, share_basis_points) = 1),
  constraint voucher_uses_bounded check (max_uses is null or uses <= max_uses)
);
create unique index voucher_code on voucher (code);

-- Posted in the transaction that charges the order; given back when the order is cancelled in full. The order stands a floor above.
create table voucher_use (
  id bigint generated always as identity primary key,
  voucher_id bigint not null references voucher (id),
  seller_id bigint not null references account (id),
  order_id bigint not null,
  discount_cents bigint not null check (discount_cents >= 0),
  is_once boolean not null,
  used_at timestamptz not null,
  released_at timestamptz
);
create unique index voucher_use_order on voucher_use (order_id) where released_at is null;
create unique index voucher_use_once on voucher_use (voucher_id, seller_id) where is_once and released_at is null;
create index voucher_use_seller on voucher_use (seller_id);
