-- Designs say how sharp they print on their own product.
create or replace view product_ref as select id, code, name, min_dpi from product;
