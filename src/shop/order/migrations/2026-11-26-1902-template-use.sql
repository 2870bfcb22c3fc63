-- In how many orders one of a seller's products is.
create index order_item_template on order_item (template_id, order_id) where template_id is not null;
