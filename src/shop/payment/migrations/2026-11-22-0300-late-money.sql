-- Payments that ended without money are asked about for some days: PayPal may have taken it after all. Nothing: not asked any more.
alter table payment alter column ask_at drop not null;
drop index payment_due;
create index payment_due on payment (ask_at)
  where state = 'WAITING' or (state in ('CANCELLED', 'DECLINED') and gateway_id is not null);
alter table payment_alert drop constraint payment_alert_kind_check;
alter table payment_alert add constraint payment_alert_kind_check check (kind in ('UNSIGNED', 'FOREIGN', 'MISMATCH', 'REVERSED', 'LATE'));
