-- The seller's SKU is personalised: each piece of it needs its buyer's words.
alter table sku_mapping add column needs_text boolean not null default false;
