-- What staff did that moves money or makes it spendable: alone within their limits, or asked for and decided by a second person.
create table money_act (
  id bigint generated always as identity primary key,
  -- Who asked for it, or did it alone.
  maker_id bigint not null references account (id),
  call text not null,
  kind text not null check (kind in ('deposit', 'refund', 'adjustment', 'grant', 'price', 'payee', 'power')),
  -- Cents; of a price, basis points of its deepest cut; nothing where no sum says how much.
  amount bigint,
  subject text not null,
  object text not null,
  -- The call as it was made, for whoever carries it out.
  params jsonb not null default '{}',
  request jsonb not null default '{}',
  -- Of an act that waits and is decided at its domain's own place: `deposit:12`.
  own_key text,
  state text not null check (state in ('ALONE', 'WAITING', 'DONE', 'REFUSED')),
  at timestamptz not null,
  decided_by bigint references account (id),
  decided_at timestamptz,
  remark text not null default '',
  check ((state in ('DONE', 'REFUSED')) = (decided_at is not null))
);
create index money_act_day on money_act (maker_id, kind, at) where state = 'ALONE';
create index money_act_at on money_act (at desc, id desc);
create index money_act_decided on money_act (decided_at desc) where decided_at is not null;
-- The same asked for twice waits once.
create unique index money_act_asked on money_act (maker_id, call, md5(params::text || request::text))
  where state = 'WAITING' and own_key is null;
create unique index money_act_own on money_act (own_key) where state = 'WAITING';
