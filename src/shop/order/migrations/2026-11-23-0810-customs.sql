-- What an item that leaves the country was declared as on the day of payment; null at home, and where the carrier refused it.
alter table order_item add column customs jsonb;
