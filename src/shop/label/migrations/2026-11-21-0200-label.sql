-- Shipping labels of orders: bought from a carrier, or supplied by the seller. Amounts are whole US cents.
create table label (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  seller_id bigint not null references account (id),
  kind text not null check (kind in ('BOUGHT', 'SUPPLIED')),
  -- INTENT: the carrier is being asked under `key`. VOIDING: it is being asked to take the label back.
  state text not null check (state in ('INTENT', 'FAILED', 'READ', 'LIVE', 'VOIDING', 'VOIDED', 'REFUSED')),
  -- The idempotency key towards the carrier, stored before it is called.
  key text unique,
  carrier text not null,
  service text not null default '',
  tracking_number text,
  zip text,
  postage_cents bigint not null default 0 check (postage_cents >= 0),
  -- What is printed: one page of 4 x 6 inches; and what the seller sent.
  sha256 text,
  source_sha256 text,
  link text not null default '',
  fault text,
  fault_note text not null default '',
  void_reason text not null default '',
  created_at timestamptz not null,
  made_at timestamptz,
  printed_at timestamptz,
  print_count int not null default 0,
  voided_at timestamptz,
  constraint label_held check (state not in ('READ', 'LIVE', 'VOIDING') or (tracking_number is not null and sha256 is not null))
);
-- A double click cannot ask twice, and no number is on two live labels.
create unique index label_of_order on label (order_id) where state in ('INTENT', 'READ', 'LIVE', 'VOIDING');
create unique index label_number on label (tracking_number) where state in ('READ', 'LIVE', 'VOIDING');
create index label_order on label (order_id, id desc);
create index label_open on label (created_at) where state in ('INTENT', 'VOIDING');

-- The sandbox carrier's own books: what it sold, took back and was handed.
create table sandbox_parcel (
  id bigint generated always as identity primary key,
  key text unique,
  tracking_number text unique,
  shipment jsonb,
  postage_cents bigint not null default 0,
  made_at timestamptz not null,
  voided_at timestamptz,
  handed_at timestamptz,
  form_number text
);
