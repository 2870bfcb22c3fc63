-- A browser that is notified. It ends with the session in which that was asked for, however that ends.
create table push_device (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  session_id bigint not null unique references session (id) on delete cascade,
  -- Where its push service takes messages for it: whoever knows the address may send some, so nothing gives it away.
  endpoint text not null unique,
  -- The browser's public key and its secret (RFC 8291).
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  name text not null,
  created_at timestamptz not null
);
create index push_device_account on push_device (account_id);

-- Who has chosen already did not choose this.
alter table notification_choice add column push boolean not null default false;
alter table notification_choice alter column push drop default;
