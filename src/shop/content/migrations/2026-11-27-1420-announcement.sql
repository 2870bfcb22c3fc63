-- What editors of announcements work on; sellers see the edition alone.
create table announcement (
  id bigint generated always as identity primary key,
  title text not null default '',
  title_vi text not null default '',
  body text not null default '',
  body_vi text not null default '',
  places text[] not null default '{PAGE}' check (places <@ array['BANNER', 'PAGE', 'NEWS']),
  -- Of the notification, where there is one.
  type text not null default 'NORMAL' check (type in ('ORDER', 'ROOM', 'PAYMENT', 'PROMOTION', 'NORMAL')),
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'TIER', 'SELLERS')),
  tier text not null default '',
  seller_ids bigint[] not null default '{}',
  -- What was typed among the sellers and names nobody.
  unknown_sellers text[] not null default '{}',
  -- Nothing: from its publication on, and without an end.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Counts every save, so that of two editors the second is told.
  version int not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz not null,
  edited_by text not null
);
create index announcement_edited on announcement (edited_at desc, id desc);

-- What sellers see from `starts_at` until `ends_at`; an announcement without an edition is a draft.
create table announcement_edition (
  announcement_id bigint primary key references announcement (id),
  title text not null check (title <> ''),
  title_vi text not null check (title_vi <> ''),
  body text not null check (body <> ''),
  body_vi text not null check (body_vi <> ''),
  places text[] not null check (cardinality(places) > 0 and places <@ array['BANNER', 'PAGE', 'NEWS']),
  type text not null,
  audience text not null check (audience in ('EVERYONE', 'TIER', 'SELLERS')),
  tier text not null,
  seller_ids bigint[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- The version of the announcement that was taken.
  version int not null,
  published_at timestamptz not null,
  -- How far its news has come: how many sellers have it, up to which id, and when all of them had it.
  told int not null default 0,
  told_to bigint not null default 0,
  told_at timestamptz
);

-- Who has the news in the bell: written in the transaction of the notification, so that nobody ever has it twice.
create table announcement_told (
  announcement_id bigint not null references announcement (id),
  seller_id bigint not null references account (id) on delete cascade,
  primary key (announcement_id, seller_id)
);

-- What a person has read, and which bar they have closed.
create table announcement_seen (
  account_id bigint not null references account (id) on delete cascade,
  announcement_id bigint not null references announcement (id),
  read_at timestamptz,
  closed_at timestamptz,
  primary key (account_id, announcement_id)
);
