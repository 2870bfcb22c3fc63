-- The member of the seller's team who confirmed an import: its orders name them.
alter table import add column confirmed_by bigint references account (id);
