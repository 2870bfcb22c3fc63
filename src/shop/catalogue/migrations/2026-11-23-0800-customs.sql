-- What customs are told of one piece of a product: description, hsCode, origin, valueCents. Null: it is not sold abroad.
alter table product add column customs jsonb;
