-- What other domains may read of products and variants: how they are called, and whether their pieces are counted.
create view product_ref as select id, code, name from product;
create view variant_ref as select id, stock from variant;
