-- What moved in each wallet on each day (UTC), per account: balances and months are summed of days and not of every line. A wallet's days are
-- written with its lines, under the lock of its row, so that sellers still never wait for each other; `verify` sums the lines again.
create table wallet_day (
  seller_id bigint not null references wallet (seller_id),
  day date not null,
  -- Lines that move the balance, and what they bring and take.
  lines int not null,
  in_cents bigint not null,
  out_cents bigint not null,
  -- The least and the greatest place in the chain that a transaction of the day has.
  first_position bigint not null,
  last_position bigint not null,
  wallet_cents bigint not null,
  held_cents bigint not null,
  debt_cents bigint not null,
  bank_cents bigint not null,
  paypal_cents bigint not null,
  production_cents bigint not null,
  shipping_cents bigint not null,
  refund_cents bigint not null,
  referral_cents bigint not null,
  primary key (seller_id, day)
);

-- The days as the ledger has them.
create view ledger_day as
select t.seller_id, (t.at at time zone 'UTC')::date as day,
  (count(*) filter (where t.amount_cents <> 0))::int as lines,
  coalesce(sum(t.amount_cents) filter (where t.amount_cents > 0), 0)::bigint as in_cents,
  coalesce(-sum(t.amount_cents) filter (where t.amount_cents < 0), 0)::bigint as out_cents,
  min(t.position) as first_position, max(t.position) as last_position,
  sum(e.wallet)::bigint as wallet_cents, sum(e.held)::bigint as held_cents, sum(e.debt)::bigint as debt_cents,
  sum(e.bank)::bigint as bank_cents, sum(e.paypal)::bigint as paypal_cents, sum(e.production)::bigint as production_cents,
  sum(e.shipping)::bigint as shipping_cents, sum(e.refund)::bigint as refund_cents, sum(e.referral)::bigint as referral_cents
from ledger_transaction t, lateral (
  select coalesce(sum(amount_cents) filter (where account = 'WALLET'), 0) as wallet,
    coalesce(sum(amount_cents) filter (where account = 'HELD'), 0) as held,
    coalesce(sum(amount_cents) filter (where account = 'DEBT'), 0) as debt,
    coalesce(sum(amount_cents) filter (where account = 'BANK'), 0) as bank,
    coalesce(sum(amount_cents) filter (where account = 'PAYPAL'), 0) as paypal,
    coalesce(sum(amount_cents) filter (where account = 'PRODUCTION'), 0) as production,
    coalesce(sum(amount_cents) filter (where account = 'SHIPPING'), 0) as shipping,
    coalesce(sum(amount_cents) filter (where account = 'REFUND'), 0) as refund,
    coalesce(sum(amount_cents) filter (where account = 'REFERRAL'), 0) as referral
  from ledger_entry where transaction_id = t.id
) e
where t.seller_id is not null group by 1, 2;
insert into wallet_day select * from ledger_day;

create trigger wallet_day_stays before delete or truncate on wallet_day for each statement execute function refuse_ledger_change();

-- The lines of an order, the rare kinds of a wallet's lines and of the whole ledger; the ledger in the order of its dates.
create index ledger_transaction_order on ledger_transaction (order_id) where order_id is not null;
create index ledger_transaction_line on ledger_transaction (seller_id, kind, position desc) where amount_cents <> 0 and kind <> 'PAYMENT';
create index ledger_transaction_kind on ledger_transaction (kind, at desc, id desc) where kind <> 'PAYMENT';
drop index ledger_transaction_at;
create index ledger_transaction_at on ledger_transaction (at desc, id desc);
create index ledger_transaction_house on ledger_transaction (at) where seller_id is null;
create index ledger_entry_account on ledger_entry (account, transaction_id) where account not in ('WALLET', 'PRODUCTION', 'SHIPPING');

-- What the ledger is searched by, beside its sellers and orders; a payment says nothing but its order.
create index ledger_transaction_words on ledger_transaction using gin (array_to_tsvector(search_tokens(ref || ' ' || reason)))
  with (gin_pending_list_limit = 256) where kind <> 'PAYMENT';
-- At most so many that have these words, in no order; it never reads the whole ledger.
create function find_ledger(asked tsquery, most int) returns setof bigint language sql stable set enable_seqscan = off
as $$
  select id from ledger_transaction where kind <> 'PAYMENT' and array_to_tsvector(search_tokens(ref || ' ' || reason)) @@ asked limit most
$$;
