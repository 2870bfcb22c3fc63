-- Orders say how sharp their art prints, which the picture's pixels decide.
create or replace view library_ref as select id, name, seller_id, deleted_at, sha256 as fingerprint, width, height from library_file;
