-- What was put into the hot folder of a technique: a file for each side of each piece.
create table hot_file (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket (id),
  print_file_id bigint not null references print_file (id),
  technique text not null,
  -- PLACING: written whole, and about to get the name that a RIP sees.
  state text not null check (state in ('WAITING', 'PLACING', 'SENT', 'FAILED')),
  fault text,
  -- When it last got its name, and how often it did.
  sent_at timestamptz,
  times int not null default 0,
  -- The job that is at it, and how long that is believed.
  claimed_by text,
  claimed_until timestamptz,
  unique (ticket_id, print_file_id),
  check (state <> 'SENT' or sent_at is not null)
);
create index hot_file_open on hot_file (id) where state in ('WAITING', 'PLACING', 'FAILED');
create index hot_file_print on hot_file (print_file_id);
