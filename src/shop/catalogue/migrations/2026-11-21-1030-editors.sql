-- Who saved last, told to whoever saves over an older version.
alter table product add column edited_by text not null default '';
alter table price_list add column edited_by text not null default '';
