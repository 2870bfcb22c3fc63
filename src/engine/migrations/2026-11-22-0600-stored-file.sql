-- What each account has put into the store of files: the sum is bounded. A column of another name than sha256, so that the sweep of
-- unnamed files does not take it for a row that names a file.
create table stored_file (
  account_id bigint not null,
  hash bytea not null,
  bytes bigint not null,
  at timestamptz not null,
  primary key (account_id, hash)
);
create index stored_file_sum on stored_file (account_id) include (bytes);
create index stored_file_hash on stored_file (hash);
