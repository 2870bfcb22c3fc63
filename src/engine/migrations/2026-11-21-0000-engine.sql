-- What happened, written in the transaction that made it so; a relay hands it to listeners and live streams.
create table event (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  seller_id bigint,
  for_staff boolean not null,
  at timestamptz not null,
  dispatched_at timestamptz
);
create index event_waiting on event (id) where dispatched_at is null;
create index event_at on event (at);

-- A listener's work on an event is done once, however often the job runs.
create table event_done (
  event_id bigint not null references event (id) on delete cascade,
  listener text not null,
  primary key (event_id, listener)
);

-- The answers of calls that carried an Idempotency-Key, kept for at least 24 hours.
create table idempotency (
  account_id bigint not null,
  key text not null,
  call text not null,
  body_hash bytea not null,
  status int,
  answer text,
  at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_at on idempotency (at);
