-- Hand-over to the carrier and what the carrier reports.
create table manifest (
  id bigint generated always as identity primary key,
  -- CLOSING: the carrier is being told; new parcels go onto another.
  state text not null check (state in ('OPEN', 'CLOSING', 'CLOSED')),
  carrier text not null,
  opened_by bigint not null references account (id),
  opened_at timestamptz not null,
  closed_at timestamptz,
  form_number text,
  form_sha256 text
);
create unique index manifest_open on manifest (carrier) where state = 'OPEN';

create table parcel (
  id bigint generated always as identity primary key,
  manifest_id bigint not null references manifest (id),
  order_id bigint not null references "order" (id),
  seller_id bigint not null references account (id),
  tracking_number text not null unique,
  carrier text not null,
  state text not null check (state in ('SCANNED', 'HANDED', 'ACCEPTED', 'MOVING', 'DELIVERED', 'RETURNED')),
  scanned_by bigint not null references account (id),
  scanned_at timestamptz not null,
  handed_at timestamptz,
  last_event_at timestamptz,
  checked_at timestamptz
);
create index parcel_manifest on parcel (manifest_id, id);
create index parcel_order on parcel (order_id);
create index parcel_state on parcel (state, id desc);
-- What is still on its way, the longest unasked first.
create index parcel_due on parcel (checked_at nulls first) where state in ('HANDED', 'ACCEPTED', 'MOVING');

create table parcel_event (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcel (id),
  code text not null,
  at timestamptz not null,
  place text not null,
  received_at timestamptz not null,
  unique (parcel_id, code, at)
);

create function refuse_parcel_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'The events of a parcel are append-only.' using errcode = 'restrict_violation';
end
$$;
create trigger parcel_event_append_only before update or delete on parcel_event
  for each statement execute function refuse_parcel_event_change();
