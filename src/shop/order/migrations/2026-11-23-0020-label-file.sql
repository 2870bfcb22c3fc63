-- A shipping label that a seller uploaded before its order was made: what was read of it, and its paper of 4 × 6 inches.
create table label_file (
  id bigint generated always as identity primary key,
  seller_id bigint not null references account (id),
  name text not null,
  tracking_number text not null,
  zip text,
  sha256 text not null,
  source_sha256 text not null,
  created_at timestamptz not null
);
create index label_file_seller on label_file (seller_id, id);
