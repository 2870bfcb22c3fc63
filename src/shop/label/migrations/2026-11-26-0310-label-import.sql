-- What the paper of a label is, and who typed its number where no code says it.
alter table label add column form text not null default 'PDF' check (form in ('PDF', 'ZPL'));
alter table label add column typed_by text;
-- Files of labels that sellers send: each label becomes an order, or goes with one that waits for it.
create table label_import (
  id bigint generated always as identity primary key,
  seller_id bigint not null references account (id),
  mode text not null check (mode in ('NEW', 'MATCH')),
  file_name text not null,
  sha256 text not null,
  bytes bigint not null,
  -- The bytes' hash in hexadecimal, kept when the file is not: the same file twice is known for ever.
  file_hash text not null,
  repeats_id bigint references label_import (id),
  status text not null check (status in ('READING', 'READY', 'MAKING', 'DONE', 'REFUSED', 'CANCELLED')),
  fault_code text,
  fault_values jsonb not null default '{}',
  pages int not null default 0,
  read_pages int not null default 0,
  is_submitted boolean not null default false,
  confirmed_by bigint,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  checked_at timestamptz,
  finished_at timestamptz
);
create index label_import_seller on label_import (seller_id, id);
create index label_import_open on label_import (moved_at) where status in ('READING', 'MAKING');
create index label_import_file on label_import (seller_id, file_hash);
-- A label of such a file, or a page that has none. `part`: of several on one page, counted from 0.
create table label_page (
  id bigint generated always as identity primary key,
  import_id bigint not null references label_import (id),
  seller_id bigint not null references account (id),
  page int not null,
  part int not null,
  state text not null check (state in ('READY', 'UNMATCHED', 'UNREAD', 'LEFT', 'KNOWN', 'MADE', 'REFUSED')),
  fault text,
  fault_note text not null default '',
  -- A code of the page may be a tracking number: none is typed over it.
  has_code boolean not null,
  number text,
  zip text,
  full_name text not null default '',
  address text not null default '',
  city text not null default '',
  state_code text not null default '',
  page_text text not null default '',
  sha256 text,
  form text not null default 'PDF' check (form in ('PDF', 'ZPL')),
  typed_by text,
  order_id bigint references "order" (id),
  matched_by text check (matched_by in ('NUMBER', 'REFERENCE', 'ZIP', 'NAME', 'HAND')),
  unique (import_id, page, part),
  constraint label_page_read check (state not in ('READY', 'MADE') or (number is not null and sha256 is not null))
);
create index label_page_state on label_page (import_id, state, page, part);
create index label_page_order on label_page (order_id) where order_id is not null;
