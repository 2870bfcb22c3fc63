-- Support tickets: what a seller asks, who answers, and who must act next.
create table support_ticket (
  id bigint generated always as identity primary key,
  seller_id bigint not null references account (id),
  order_id bigint references "order" (id),
  parcel_id bigint references parcel (id),
  deposit_id bigint references deposit (id),
  -- The solved ticket whose reply came too late: this one goes on with it.
  continues_id bigint references support_ticket (id),
  type text not null check (type in ('CANCEL', 'CHANGE_INFO', 'DEFECT', 'WRONG_ITEM', 'SHIPPING', 'PAYMENT', 'OTHER')),
  subject text not null,
  status text not null check (status in ('NEW', 'IN_PROGRESS', 'SOLVED', 'SPAM')),
  waiting_on text not null check (waiting_on in ('STAFF', 'REQUESTER', 'PRODUCTION', 'CARRIER')),
  supporter_id bigint references account (id),
  -- Until then a reply opens a solved ticket again.
  reopen_until timestamptz,
  -- The newest message of its seller: an answer that was written without it is refused.
  last_asked_id bigint,
  created_at timestamptz not null,
  active_at timestamptz not null,
  constraint support_ticket_reopens check ((status = 'SOLVED') = (reopen_until is not null))
);
create index support_ticket_seller on support_ticket (seller_id, id desc);
create index support_ticket_status on support_ticket (status, id desc);
create index support_ticket_order on support_ticket (order_id) where order_id is not null;
create index support_ticket_parcel on support_ticket (parcel_id) where parcel_id is not null;
create index support_ticket_deposit on support_ticket (deposit_id) where deposit_id is not null;
create unique index support_ticket_continues on support_ticket (continues_id) where continues_id is not null;

-- The items that it is about.
create table support_item (
  ticket_id bigint not null references support_ticket (id),
  item_id bigint not null references order_item (id),
  primary key (ticket_id, item_id)
);
create index support_item_item on support_item (item_id);

-- What was said, and what was done to the ticket where `status` says so. Notes are of staff for staff.
create table support_message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support_ticket (id),
  author_id bigint not null references account (id),
  is_staff boolean not null,
  is_note boolean not null,
  text text not null,
  status text check (status in ('NEW', 'IN_PROGRESS', 'SOLVED', 'SPAM')),
  created_at timestamptz not null,
  constraint support_message_note check (is_staff or not is_note)
);
create index support_message_ticket on support_message (ticket_id, id desc);

-- PDF, DOCX, JPG and PNG; a picture of it in little, where it has one.
create table support_file (
  id bigint generated always as identity primary key,
  message_id bigint not null references support_message (id),
  name text not null,
  type text not null,
  bytes bigint not null,
  sha256 text not null,
  thumbnail_sha256 text not null
);
create index support_file_message on support_file (message_id);
create index support_file_sha256 on support_file (sha256);

-- Sellers whom what is known of a parcel answered before they wrote: one per order and day.
create table support_deflection (
  seller_id bigint not null references account (id),
  order_id bigint not null references "order" (id),
  day date not null,
  primary key (order_id, day)
);
create index support_deflection_seller on support_deflection (seller_id);

-- What other domains may read of tickets: what waits, and for how long.
create view support_work as select id, seller_id, order_id, status, waiting_on, created_at, active_at from support_ticket;
