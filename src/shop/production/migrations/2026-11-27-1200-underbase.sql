-- White underbases of prints, once for all the orders that print the same by the same choke; one goes with its print.
create table underbase (
  art_hash text not null references print (art_hash) on delete cascade,
  -- In pixels of the print.
  choke int not null check (choke >= 0),
  -- What draws it; another one draws anew.
  version int not null,
  sha256 text not null,
  bytes bigint not null,
  primary key (art_hash, choke, version)
);
-- Of a print file that has one.
alter table print_file add column white_sha256 text, add column white_bytes bigint,
  add constraint print_file_white check ((white_sha256 is null) = (white_bytes is null));
