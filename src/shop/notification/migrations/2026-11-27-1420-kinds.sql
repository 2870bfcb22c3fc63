-- What people choose about each kind of notification, and lines of the bell that stand for many.
-- No row: as it is usual. 'DIGEST' stands for the daily mail itself, whatever its kinds say.
create table notification_choice (
  account_id bigint not null references account (id) on delete cascade,
  about text not null,
  bell boolean not null,
  mail boolean not null,
  digest boolean not null,
  primary key (account_id, about)
);

-- Types that were muted: their kinds ring no bell, and nothing new is sent of them; answers to tickets were mailed all the same.
insert into notification_choice (account_id, about, bell, mail, digest)
  select s.account_id, k.about, false, k.about = 'TICKET_REPLY', false
  from notification_switch s
  join (values
    ('ORDER', 'ORDER_NEEDS_YOU'), ('ORDER', 'LABEL_REFUSED'), ('ORDER', 'LINK_FAILED'), ('ORDER', 'ORDER_SHIPPED'), ('ORDER', 'ORDER_DELIVERED'),
    ('ORDER', 'ORDER_CHANGED'), ('ORDER', 'IMPORT_DONE'), ('PAYMENT', 'ORDER_NOT_PAID'), ('PAYMENT', 'ORDER_PAID'), ('PAYMENT', 'DEPOSIT'),
    ('PAYMENT', 'LOW_BALANCE'), ('PAYMENT', 'REFUND'), ('PAYMENT', 'REFERRAL'), ('ROOM', 'TICKET_REPLY'), ('NORMAL', 'PRICE_CHANGE'),
    ('NORMAL', 'ANNOUNCEMENT'), ('PROMOTION', 'ARTICLE'), ('ROOM', 'OFFICE_TICKET'), ('PAYMENT', 'OFFICE_APPROVAL')
  ) as k (type, about) on k.type = any (s.muted);
drop table notification_switch;

alter table notification
  -- The kind that people choose about; null in rows from before.
  add column about text,
  -- The day (UTC) within which news of the same kind adds to this line while it is unread; null: it stands alone.
  add column bundle date,
  -- Nothing adds to it any more: a daily mail has told of it, and leads to it.
  add column is_closed boolean not null default false,
  -- When its mail goes, with how many it stands for by then; null: it has none, or it went.
  add column mails_at timestamptz,
  -- False where its person wants it by mail or digest alone: no bell shows it.
  add column in_bell boolean not null default true,
  -- The newest of what it stands for.
  add column happened_at timestamptz;
update notification set happened_at = created_at;
alter table notification alter column happened_at set not null;

drop index notification_account;
drop index notification_unread;
create index notification_bell on notification (account_id, happened_at desc, id desc) where in_bell;
create index notification_unread on notification (account_id) where read_at is null and in_bell;
create index notification_mails on notification (mails_at) where mails_at is not null;
create unique index notification_bundle on notification (account_id, kind, bundle) where read_at is null and bundle is not null and not is_closed;

-- One daily mail of one person; its events carry its id. The day is the shop's own.
create table notification_digest (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  day date not null,
  made_at timestamptz not null,
  -- Null: it waits to be sent, or nothing of it was wanted any more.
  sent_at timestamptz,
  unique (account_id, day)
);

-- What a line stands for: the orders that it leads to, and what the next daily mail tells.
create table notification_event (
  id bigint generated always as identity primary key,
  notification_id bigint not null references notification (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  -- Of an order, its id.
  subject_id bigint,
  in_digest boolean not null,
  digest_id bigint references notification_digest (id) on delete cascade,
  at timestamptz not null
);
create unique index notification_event_subject on notification_event (notification_id, subject_id);
create index notification_event_waits on notification_event (account_id, at) where in_digest and digest_id is null;
create index notification_event_digest on notification_event (digest_id) where digest_id is not null;

-- For lists of upper domains: what exactly a line stands for.
create view notification_subject_ref as select notification_id, subject_id from notification_event where subject_id is not null;
