-- Whose a library file is: a seller's first one is a step of the setup guide.
create or replace view library_ref as select id, name, seller_id, deleted_at from library_file;
