-- When a purchase was tried is written before its carrier is called: what was tried may have been bought, and is asked about first.
alter table label_purchase
  add column tried_at timestamptz,
  add column tries int not null default 0;
-- What keeps a label from being bought or taken back, and before when its carrier is not asked again.
alter table label
  add column trouble text check (trouble in ('UNKNOWN', 'LIMITED', 'STOPPED')),
  add column ask_at timestamptz;
