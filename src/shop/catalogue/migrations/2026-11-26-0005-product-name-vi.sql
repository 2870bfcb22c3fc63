-- Who names a product in a list names it in the reader's language.
create or replace view product_ref as select id, code, name, min_dpi, name_vi from product;
