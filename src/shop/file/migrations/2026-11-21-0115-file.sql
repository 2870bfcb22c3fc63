-- The sellers' library of print files; the bytes themselves are in the file store under their hash.
create table library_file (
  id bigint generated always as identity primary key,
  seller_id bigint not null references account (id),
  name text not null,
  -- UPLOAD by the seller, or LINK: a copy of what an order linked to.
  source text not null check (source in ('UPLOAD', 'LINK')),
  sha256 text not null,
  thumbnail_sha256 text not null,
  type text not null check (type in ('image/jpeg', 'image/png')),
  bytes bigint not null check (bytes > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  has_alpha boolean not null,
  created_at timestamptz not null,
  -- Orders that use it keep it: the row and the bytes stay.
  deleted_at timestamptz
);
create unique index library_file_name on library_file (seller_id, lower(name)) where deleted_at is null;
create index library_file_seller on library_file (seller_id, id desc) where deleted_at is null;
create index library_file_sha256 on library_file (sha256);
