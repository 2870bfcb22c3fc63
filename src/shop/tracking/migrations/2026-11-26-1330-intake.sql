-- Parcels that sellers bring with labels of their own, as they are taken in at the dock.
create table intake (
  id bigint generated always as identity primary key,
  number text not null,
  -- Nothing of a number that no order bears.
  order_id bigint references "order" (id),
  seller_id bigint references account (id),
  -- Why it is not one that its seller has paid for, and that waits to be handed over; nothing where it is.
  surplus text check (surplus in ('UNKNOWN', 'NOT_PAID', 'STOPPED', 'LEFT', 'NOT_LABEL')),
  taken_by bigint not null references account (id),
  taken_at timestamptz not null,
  -- When it was scanned out, or a surplus one was given back.
  left_at timestamptz,
  ended_at timestamptz,
  ended_by bigint references account (id),
  note text not null default '',
  check (surplus is not null or (order_id is not null and seller_id is not null)),
  check ((ended_at is null) = (ended_by is null))
);
-- A number stands here once until it has left.
create unique index intake_here on intake (number) where left_at is null and ended_at is null;
create index intake_of_order on intake (order_id) where order_id is not null;
create index intake_at on intake (taken_at);
