-- Webhooks that were proved to be of the platform or carrier they claim, kept for 30 days and then deleted.
create table inbound_news (
  id bigint generated always as identity primary key,
  source text not null,
  -- What a repeated one is known by.
  delivery_id text not null,
  -- Which of several accounts at the source it is for.
  subject_id bigint,
  -- The very bytes; they may hold personal data.
  body bytea not null,
  state text not null check (state in ('NEW', 'DONE', 'FAILED')),
  -- How often it was begun, and what the last try failed with.
  tries int not null default 0,
  fault text not null default '',
  at timestamptz not null,
  done_at timestamptz,
  unique (source, delivery_id),
  check ((state = 'DONE') = (done_at is not null))
);
create index inbound_news_at on inbound_news (at);
create index inbound_news_failed on inbound_news (at) where state = 'FAILED';
