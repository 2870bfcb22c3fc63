-- What orders of the cart have beside others: a design per side, a text to be written, a voucher, and the quote that they were shown.
alter table order_file add column document jsonb;
alter table order_item add column product_text text not null default '';
alter table order_item add column template_id bigint references template (id);
alter table "order" add column voucher_id bigint references voucher (id);
alter table "order" add column voucher_code text not null default '';

-- A bill that was shown and holds for so long. It makes one order, however often it is sent.
create table order_quote (
  id uuid primary key,
  seller_id bigint not null references account (id),
  -- What was asked for, in one spelling: another cart, country, method or voucher is another quote.
  asked text not null,
  bill jsonb not null,
  until timestamptz not null,
  order_id bigint references "order" (id)
);
create index order_quote_seller on order_quote (seller_id, until);
