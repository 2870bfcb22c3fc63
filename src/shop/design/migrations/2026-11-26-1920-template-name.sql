-- Orders and files of orders name a seller's product by its name, in any case of letters.
create index template_name on template (seller_id, lower(name)) where deleted_at is null;
