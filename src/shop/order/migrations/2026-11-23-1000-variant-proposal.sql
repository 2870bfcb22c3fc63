-- Another variant that staff propose for an item of an order, and what its seller says to it. `since`, `was_variant_id` and `was_quantity`
-- are the order and the item as they were: once they are others, nobody is asked any more.
create table variant_proposal (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  item_id bigint not null references order_item (id) on delete cascade,
  variant_id bigint not null,
  sku text not null,
  was_variant_id bigint,
  was_sku text not null,
  was_quantity int not null,
  since timestamptz not null,
  note text not null,
  proposed_by bigint not null references account (id),
  at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'VOID')),
  answer text not null default '',
  ended_at timestamptz
);
create unique index variant_proposal_open on variant_proposal (item_id) where state = 'OPEN';
create index variant_proposal_order on variant_proposal (order_id, id);
