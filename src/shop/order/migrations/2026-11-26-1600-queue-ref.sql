-- What other domains may read of an order to put it in its place in a queue: when it must leave, where to, how heavy, and in which batch it
-- was made. Two US business days from a platform's order are those of list/dispatch.rules.ts; a test holds both together.
create view order_queue_ref as
  select id, seller_id, status, external_id, full_name, city, country, shipping_method, order_type, shipping_by, label_state, source,
    tracking_number, created_at, batch_id, all_passed_at,
    platform_ordered_at + interval '24 hours' * case extract(dow from (platform_ordered_at at time zone 'UTC') - interval '5 hours')
      when 4 then 4 when 5 then 4 when 6 then 3 else 2 end as dispatch_by,
    (select coalesce(sum(i.weight_oz * i.quantity), 0) from order_item i where i.order_id = "order".id and i.cancelled_at is null)::float8
      as ounces
  from "order" where deleted_at is null;
