-- The words by which an order is found: name, email, city, external id, tracking number, SKU and product, without accents and in small
-- letters. They stand beside the order because an order is written many times on its way and its words hardly ever.

create view order_words as
select o.id as order_id, array_to_tsvector(search_tokens(concat_ws(' ', o.full_name, o.email, search_joined(o.email), o.city,
    o.external_id, search_joined(o.external_id), o.tracking_number,
    (select string_agg(concat_ws(' ', i.sku, search_joined(i.sku), i.product_code, i.product_name, i.product_name_vi), ' ')
      from order_item i where i.order_id = o.id)))
  || array['#' || o.id, '@' || o.seller_id]) as words
from "order" o;

create table order_search (
  order_id bigint primary key,
  words tsvector not null
);
insert into order_search (order_id, words) select order_id, words from order_words order by order_id;
-- New words wait in a short list that every search reads as well: longer, and searching would pay for what inserting saves.
create index order_search_words on order_search using gin (words) with (gin_pending_list_limit = 256);

-- Whoever changes what an order is found by changes its words, in the same transaction; taking a person's data out is one of them.
create function renew_order_words() returns trigger language plpgsql as $$
begin
  update order_search s set words = w.words from order_words w where w.order_id = new.id and s.order_id = new.id;
  return null;
end
$$;
create trigger order_words_change after update of full_name, email, city, external_id, tracking_number on "order"
  for each row when ((old.full_name, old.email, old.city, old.external_id, old.tracking_number)
    is distinct from (new.full_name, new.email, new.city, new.external_id, new.tracking_number))
  execute function renew_order_words();

-- At most so many orders that have these words, in no order. It never reads the whole table, whatever the planner thinks of a word
-- that it does not know.
create function find_orders(asked tsquery, most int) returns setof bigint language sql stable set enable_seqscan = off
as $$ select order_id from order_search where words @@ asked limit most $$;

drop index order_search_external;
drop index order_search_name;
