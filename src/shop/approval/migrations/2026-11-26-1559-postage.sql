-- Postage that staff say was paid where we have no account.
alter table money_act drop constraint money_act_kind_check;
alter table money_act add constraint money_act_kind_check
  check (kind in ('deposit', 'refund', 'adjustment', 'grant', 'postage', 'price', 'payee', 'access', 'power'));
