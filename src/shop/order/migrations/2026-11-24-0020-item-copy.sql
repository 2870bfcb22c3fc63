-- The item that an item was copied from: of a REPRINT, the one that it replaces.
alter table order_item add column copy_of bigint references order_item (id);
create index order_item_copy on order_item (copy_of) where copy_of is not null;
