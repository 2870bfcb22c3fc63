-- What opens an account to somebody takes two people, too (docs/decisions/134-account-care.md).
alter table money_act drop constraint money_act_kind_check;
alter table money_act add constraint money_act_kind_check
  check (kind in ('deposit', 'refund', 'adjustment', 'grant', 'price', 'payee', 'access', 'power'));
