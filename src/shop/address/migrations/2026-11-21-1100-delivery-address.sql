-- Addresses that people keep for their next orders.
create table delivery_address (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  full_name text not null,
  phone text not null,
  email text not null,
  address text not null,
  address_line2 text not null,
  city text not null,
  state text not null,
  zip text not null,
  country text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index delivery_address_default on delivery_address (account_id) where is_default;
create index delivery_address_account on delivery_address (account_id, id desc);
