-- When print files were first rendered of an order that another batch has taken since: its fee is owed all the same.
alter table "order" add column processed_at timestamptz;
update "order" o set processed_at = (select min(c.at) from order_change c where c.order_id = o.id and c.step = 'export')
  where rendered_at is null and batch_id is not null;
