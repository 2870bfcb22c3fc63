-- A line in a person's bell, in both languages, so that it reads the same whatever becomes of its subject.
create table notification (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  type text not null check (type in ('ORDER', 'ROOM', 'PAYMENT', 'PROMOTION', 'NORMAL')),
  title_en text not null,
  title_vi text not null,
  -- A path of ours, such as /order/12.
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_account on notification (account_id, id desc);
create index notification_unread on notification (account_id) where read_at is null;

-- Which kinds a person does not want; no row: all are wanted.
create table notification_switch (
  account_id bigint primary key references account (id) on delete cascade,
  muted text[] not null
);
