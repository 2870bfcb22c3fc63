-- Uploads that come in parts and go on after a cut. Each part is a stored file of its own until the whole is in the library.
create table file_upload (
  id text primary key,
  seller_id bigint not null references account (id),
  name text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  -- The library's file that was made of it.
  file_id bigint references library_file (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index file_upload_seller on file_upload (seller_id);
create index file_upload_expires on file_upload (expires_at);
create table file_upload_part (
  upload_id text not null references file_upload (id) on delete cascade,
  starts_at bigint not null check (starts_at >= 0),
  bytes bigint not null check (bytes > 0),
  sha256 text not null,
  primary key (upload_id, starts_at)
);
create index file_upload_part_sha256 on file_upload_part (sha256);
