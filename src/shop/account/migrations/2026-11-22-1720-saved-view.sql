-- Views of lists that people keep: the words of the list's address under a name of their own.
create table saved_view (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  list text not null,
  name text not null,
  address text not null,
  created_at timestamptz not null
);
create unique index saved_view_name on saved_view (account_id, list, lower(name));
