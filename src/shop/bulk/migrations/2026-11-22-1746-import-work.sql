-- What other domains may read of imports to say what waits.
create view import_work as select id, seller_id, status, checked_at from import;
