-- The link under which a buyer follows an order. The link itself stands nowhere: it is made anew of the app's secret, which is outside of
-- the database; here is its hash. One that has ended is kept, so that whoever still has it is told so.
create table tracking_link (
  token_sha256 bytea primary key,
  order_id bigint not null references "order" (id),
  seller_id bigint not null references account (id),
  serial int not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  unique (order_id, serial)
);
create unique index tracking_link_live on tracking_link (order_id) where ended_at is null;
create index tracking_link_seller on tracking_link (seller_id) where ended_at is null;

-- Each event says who told it: until now whoever sees the parcel.
alter table parcel_event add column told_by text not null default 'CARRIER' check (told_by in ('CARRIER', 'PLATFORM', 'TRACKER'));
alter table parcel_event disable trigger parcel_event_append_only;
update parcel_event e set told_by = p.sees from parcel p where p.id = e.parcel_id and p.sees in ('PLATFORM', 'TRACKER');
alter table parcel_event enable trigger parcel_event_append_only;
alter table parcel_event alter column told_by drop default;

-- A number that is looked for may be one under which a parcel has left before.
create index parcel_seller_number on parcel (seller_id, tracking_number);
