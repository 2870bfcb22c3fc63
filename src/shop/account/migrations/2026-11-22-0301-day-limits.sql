-- How much a member of staff may move alone within 24 hours, and give away in one act; nothing: the shop's default.
alter table account
  add column refund_day_cents bigint check (refund_day_cents >= 0),
  add column deposit_day_cents bigint check (deposit_day_cents >= 0),
  add column grant_ceiling_cents bigint check (grant_ceiling_cents >= 0),
  add column grant_day_cents bigint check (grant_day_cents >= 0);
