-- Bins: where the passed pieces of an order of several wait for the others. A bin holds one order, and an order lies in one.
create table order_bin (
  number int primary key check (number > 0),
  order_id bigint not null unique references "order" (id),
  taken_at timestamptz not null
);
-- What is still to be made is looked at by batch, however much was made before.
create index ticket_open on ticket (batch_id) where state in ('QUEUED', 'STARTED');
