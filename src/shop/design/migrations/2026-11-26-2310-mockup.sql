-- Mockups that were drawn, by all that they are drawn of. They can be drawn again at any time: old ones are deleted, and a seller's with
-- their account.
create table mockup (
  key text primary key,
  seller_id bigint not null references account,
  sha256 text not null,
  made_at timestamptz not null
);
create index mockup_made on mockup (made_at);
create index mockup_seller on mockup (seller_id);
