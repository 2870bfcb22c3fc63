-- Which print file an order broke for, where that is known: only another one in its place mends the order. Nothing where staff only said
-- that a file is bad.
alter table "order" add column error_item_id bigint, add column error_side text;
