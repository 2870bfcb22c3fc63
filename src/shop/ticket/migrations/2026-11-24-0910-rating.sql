-- How a seller rates support, once for each time that a ticket was solved: 1 is very bad, 5 very good.
create table support_rating (
  -- The message that solved the ticket.
  message_id bigint primary key references support_message (id),
  ticket_id bigint not null references support_ticket (id),
  rating smallint not null check (rating between 1 and 5),
  comment text not null,
  rated_by bigint not null references account (id),
  rated_at timestamptz not null
);
create index support_rating_ticket on support_rating (ticket_id);
create index support_rating_rated on support_rating (rated_at);
