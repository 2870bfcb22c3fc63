-- The members of a seller's team: accounts with a sign-in of their own and no wallet, who act in their seller's name.
alter table account drop constraint account_kind_check;
alter table account add constraint account_kind_check check (kind in ('seller', 'staff', 'member'));
alter table account
  add column seller_id bigint references account (id),
  add column team_roles text[],
  -- When their link was mailed last.
  add column invited_at timestamptz,
  -- Of a seller: whether every member needs a second factor.
  add column is_team_factor_required boolean not null default false;
alter table account add constraint account_member check (
  (kind = 'member') = (seller_id is not null) and (kind = 'member') = (team_roles is not null) and (kind = 'member') = (invited_at is not null)
  and team_roles <@ array['orders', 'money', 'designs', 'readOnly']
);
create index account_seller on account (seller_id) where seller_id is not null;
