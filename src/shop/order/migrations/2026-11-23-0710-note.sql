-- What staff write about an order for each other. No seller's call reads this table.
create table order_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  author_id bigint not null references account (id),
  text text not null,
  at timestamptz not null
);
create index order_note_order on order_note (order_id, id);
