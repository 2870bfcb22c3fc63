-- ELSEWHERE: staff have bought it where we have no account.
alter table label drop constraint label_kind_check;
alter table label add constraint label_kind_check check (kind in ('BOUGHT', 'SUPPLIED', 'ELSEWHERE'));
-- Of a carrier that is none of ours: what people call it, and where it tells of its parcels.
alter table label
  add column carrier_name text not null default '',
  add column tracking_link text not null default '';

-- Papers of such labels, as they were read; each is put on its order once.
create table label_paper (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  by bigint not null references account (id),
  at timestamptz not null,
  name text not null,
  source_sha256 text not null,
  sha256 text not null,
  form text not null check (form in ('PDF', 'ZPL')),
  -- Nothing where no code is read: then somebody types it.
  number text,
  carrier text,
  zip text,
  -- Codes that are read and are no number that we know: what is typed stands in one of them.
  codes text[] not null default '{}',
  label_id bigint references label (id)
);
create index label_paper_order on label_paper (order_id, id desc);
create index label_paper_at on label_paper (at) where label_id is null;
