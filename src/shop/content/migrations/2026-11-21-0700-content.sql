-- A picture of the blog: made anew as WebP in two sizes when it comes in, shown to everyone who has its key.
create table post_picture (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{22}$'),
  sha256 text not null,
  small_sha256 text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null
);

-- What editors work on; readers see the edition alone.
create table post (
  id bigint generated always as identity primary key,
  title text not null default '',
  title_vi text not null default '',
  summary text not null default '',
  summary_vi text not null default '',
  body text not null default '',
  body_vi text not null default '',
  cover_key text references post_picture (key),
  -- Counts every save, so that of two editors the second is told.
  version int not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz not null,
  edited_by text not null
);
create index post_edited on post (edited_at desc, id desc);

-- What readers see from `published_at` on; a post without an edition is a draft, one with a time to come is scheduled.
create table post_edition (
  post_id bigint primary key references post (id) on delete cascade,
  title text not null check (title <> ''),
  title_vi text not null,
  summary text not null check (summary <> ''),
  summary_vi text not null,
  body text not null check (body <> ''),
  body_vi text not null,
  cover_key text references post_picture (key),
  -- The version of the post that was taken.
  version int not null,
  published_at timestamptz not null,
  taken_at timestamptz not null
);
create index post_edition_published on post_edition (published_at desc, post_id desc);

-- What visitors and sellers wrote by the contact form.
create table contact_message (
  id bigint generated always as identity primary key,
  account_id bigint references account (id) on delete set null,
  name text not null,
  email text not null,
  phone text not null,
  topic text not null check (topic in ('ORDER', 'PAYMENT', 'LABEL', 'PRODUCT', 'API', 'OTHER')),
  message text not null,
  language text not null check (language in ('en', 'vi')),
  status text not null check (status in ('NEW', 'ANSWERED', 'SPAM')),
  -- Of who wrote what on which day: the same message sent again is the same message.
  digest text not null unique,
  created_at timestamptz not null
);
create index contact_message_status on contact_message (status, id desc);

create table contact_reply (
  id bigint generated always as identity primary key,
  message_id bigint not null references contact_message (id) on delete cascade,
  text text not null,
  author text not null,
  created_at timestamptz not null,
  -- When the mail server took it.
  sent_at timestamptz
);
create index contact_reply_message on contact_reply (message_id, id);
