-- Orders, their items and print files, and what happened to them. Amounts are whole US cents.
create table "order" (
  id bigint generated always as identity primary key,
  seller_id bigint not null references account (id),
  -- The seller's own number for it; unique among the seller's live orders but for those kept on purpose.
  external_id text,
  is_kept boolean not null default false,
  source text not null check (source in ('FORM', 'IMPORT', 'SCAN', 'API', 'CART', 'COPY', 'LABEL_FORM', 'REPRINT')),
  import_id bigint,
  import_row int,
  import_page int,
  order_type text not null check (order_type in ('STANDARD', 'SHIP_BY_SELLER', 'LABEL')),
  shipping_by text not null check (shipping_by in ('USPS', 'TIKTOK')),
  -- The option asked for; null where we do not ship.
  shipping_method text check (shipping_method in ('free', 'standard', 'priority', 'express', 'international')),
  status text not null check (
    status in (
      'PENDING', 'NEW_ORDER', 'PAYMENT_FAILED', 'LABEL_CREATED', 'PRINTED', 'SHIPPED', 'IN_PRODUCTION', 'PRODUCED', 'IN_TRANSIT',
      'DELIVERED', 'CANCELLED', 'ERROR', 'REFUNDED', 'PARTIAL_REFUNDED', 'PROCESSING', 'EXPORTED', 'MISSED', 'SCANNING', 'ACTIVED',
      'CLOSED', 'DUPLICATE'
    )
  ),
  seller_status text not null default 'NONE' check (seller_status in ('NONE', 'CONFIRMED', 'ON_HOLD', 'TRACKING_UPLOADED', 'COMPLETED')),
  duplicate_of text check (duplicate_of in ('EXTERNAL_ID', 'TRACKING_NUMBER')),
  duplicate_of_id bigint,
  error_from text,
  error_code text,
  error_note text not null default '',
  error_waits_on text check (error_waits_on in ('SELLER', 'STAFF')),
  is_cause_mended boolean not null default false,
  full_name text not null,
  phone text not null,
  email text not null,
  address text not null,
  address_line2 text not null,
  city text not null,
  state text not null,
  zip text not null,
  country text not null,
  address_verdict text not null check (address_verdict in ('GOOD', 'WARNED', 'REFUSED')),
  tag text not null default '',
  note text not null default '',
  -- What it costs; frozen when it is paid.
  quantity int not null check (quantity >= 0),
  production_cents bigint not null check (production_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  quote_until timestamptz,
  paid_at timestamptz,
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  refunded_cents bigint not null default 0,
  payment text generated always as (
    case
      when paid_at is null then 'UNPAID'
      when refunded_cents = 0 then 'PAID'
      when refunded_cents < paid_cents then 'PARTIAL_REFUNDED'
      else 'REFUNDED'
    end
  ) stored,
  -- The seller has submitted it; it is paid as soon as its files and label are read.
  submit_when_ready boolean not null default false,
  items_missing_files int not null default 0 check (items_missing_files >= 0),
  -- The label: the seller's link, what is known of it (facts.rules.ts), and the number that carriers scan.
  label_link text not null default '',
  label jsonb,
  label_state text not null default 'NONE' check (label_state in ('NONE', 'WAITING', 'READ', 'REFUSED', 'CREATED', 'VOIDED')),
  tracking_number text,
  carrier text not null default '',
  tracking_state text not null default 'NONE',
  cooling_off_until timestamptz,
  rendered_at timestamptz,
  batch_id bigint,
  production_started_at timestamptz,
  all_passed_at timestamptz,
  manifest_id bigint,
  handed_over_at timestamptz,
  miss_at timestamptz,
  miss_refund_at timestamptz,
  delivered_at timestamptz,
  claim_until timestamptz,
  open_tickets int not null default 0,
  void_refund_cents bigint not null default 0,
  -- When the platform took the order: its dispatch clock counts from here.
  platform_ordered_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  cancelled_at timestamptz,
  deleted_at timestamptz,
  constraint order_refund_within_paid check (refunded_cents between 0 and paid_cents),
  constraint order_paid_in_production check (
    paid_at is not null or status in ('PENDING', 'PAYMENT_FAILED', 'DUPLICATE', 'CANCELLED', 'ERROR')
  )
);
create unique index order_external_id on "order" (seller_id, external_id)
  where external_id is not null and not is_kept and status <> 'DUPLICATE' and cancelled_at is null and deleted_at is null;
create unique index order_tracking_number on "order" (tracking_number)
  where tracking_number is not null and status <> 'DUPLICATE' and cancelled_at is null and deleted_at is null;
-- Lists are keyset pages, newest first, of a seller or of the house, with or without a status.
create index order_seller on "order" (seller_id, id desc) where deleted_at is null;
create index order_seller_status on "order" (seller_id, status, id desc) where deleted_at is null;
create index order_status on "order" (status, id desc) where deleted_at is null;
create index order_search_external on "order" (lower(external_id) text_pattern_ops) where external_id is not null;
create index order_search_name on "order" (lower(full_name) text_pattern_ops);
create index order_created on "order" using brin (created_at);
create index order_import on "order" (import_id, import_row) where import_id is not null;
-- What waits for its time.
create index order_cooling_off on "order" (cooling_off_until) where status in ('NEW_ORDER', 'LABEL_CREATED');
create index order_miss on "order" (miss_at) where status in ('SCANNING', 'SHIPPED');
create index order_miss_refund on "order" (miss_refund_at) where status = 'MISSED';
create index order_claim on "order" (claim_until) where status in ('DELIVERED', 'PARTIAL_REFUNDED', 'SHIPPED', 'ACTIVED');

create table order_item (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  position int not null,
  variant_id bigint,
  product_code text not null,
  sku text not null,
  product_name text not null,
  size text not null,
  color text not null,
  quantity int not null check (quantity between 1 and 1000),
  unit_cents bigint not null check (unit_cents >= 0),
  weight_oz double precision not null default 0,
  -- Pictures that production compares with, as the seller sent them.
  mockups text[] not null default '{}',
  refunded_cents bigint not null default 0,
  cancelled_at timestamptz,
  unique (order_id, position)
);

create table order_file (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  item_id bigint not null references order_item (id),
  side text not null,
  -- A file of the seller's library, or a link that is copied and hashed before the order is paid.
  file_id bigint,
  link text not null default '',
  state text not null check (state in ('WAITING', 'READY', 'FAILED')),
  fault text,
  unique (item_id, side)
);
create index order_file_order on order_file (order_id);
create index order_file_waiting on order_file (id) where state = 'WAITING';

create table order_change (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  at timestamptz not null,
  step text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('seller', 'system', 'carrier', 'staff')),
  actor_id bigint references account (id),
  reason text not null default '',
  cents bigint,
  request_id text
);
create index order_change_order on order_change (order_id, id);

create function refuse_order_change_change() returns trigger language plpgsql as $$
begin
  raise exception 'The timeline of an order is append-only.' using errcode = 'restrict_violation';
end
$$;
create trigger order_change_append_only before update or delete on order_change
  for each statement execute function refuse_order_change_change();
