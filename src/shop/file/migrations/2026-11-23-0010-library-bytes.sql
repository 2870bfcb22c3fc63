-- Whether a file is another one, or the same bytes under another name.
create or replace view library_ref as select id, name, seller_id, deleted_at, sha256 as fingerprint from library_file;
