-- What was decided about a ticket. Its money, or the order that replaces it, was booked in the same transaction. Amounts are whole US cents.
create table support_decision (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support_ticket (id),
  message_id bigint not null unique references support_message (id),
  kind text not null check (kind in ('REFUND', 'REPRINT', 'RESHIP', 'REJECT')),
  cause text not null check (cause in ('PRINT', 'MATERIAL', 'CARRIER', 'ADDRESS', 'SELLER', 'OTHER')),
  cents bigint not null check (cents >= 0),
  order_id bigint references "order" (id),
  remake_id bigint references "order" (id),
  decided_by bigint not null references account (id),
  decided_at timestamptz not null,
  constraint support_decision_money check ((kind = 'REFUND') = (cents > 0)),
  constraint support_decision_order check (kind = 'REJECT' or order_id is not null),
  constraint support_decision_remake check ((kind = 'REPRINT') = (remake_id is not null))
);
create index support_decision_ticket on support_decision (ticket_id, id desc);
create index support_decision_order on support_decision (order_id) where order_id is not null;
create index support_decision_remake on support_decision (remake_id) where remake_id is not null;

-- The items that it is about; none: all of the order.
create table support_decision_item (
  decision_id bigint not null references support_decision (id),
  item_id bigint not null references order_item (id),
  primary key (decision_id, item_id)
);
create index support_decision_item_item on support_decision_item (item_id);
