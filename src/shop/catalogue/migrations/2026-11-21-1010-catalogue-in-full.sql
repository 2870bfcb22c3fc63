-- Tags get words of their own, an order and a switch; products name them by `tag`.
create table tag_category (
  id bigint generated always as identity primary key,
  tag text not null,
  name text not null,
  name_vi text not null,
  position int not null,
  is_enabled boolean not null default true
);
create unique index tag_category_tag on tag_category (upper(tag));
insert into tag_category (tag, name, name_vi, position)
  select tag, tag, tag, row_number() over (order by count(*) desc, tag) from product, unnest(tags) tag group by tag;

alter table product
  -- Counts every save of the product, its variants, pictures, areas and chart.
  add column version int not null default 1,
  -- From then on it is no longer sold; its page stays.
  add column discontinued_at timestamptz,
  -- The shipping levels it may go by (specification, section 9).
  add column shipping_levels text[] not null default '{STANDARD,EXPRESS,PRIORITY,INTERNATIONAL}'
    check (cardinality(shipping_levels) > 0 and shipping_levels <@ '{STANDARD,EXPRESS,PRIORITY,INTERNATIONAL}'),
  -- Measures by size in inches, as SizeChart of the contract says.
  add column size_chart jsonb,
  -- What lists filter and sort by, kept with every change of variants (shown.store.ts). Null: nothing of it is for sale.
  add column from_cents bigint,
  add column from_seller_cents bigint,
  add column has_stock boolean not null default false,
  add column color_keys text[] not null default '{}',
  add column size_keys text[] not null default '{}',
  -- Names and code without case and accents, for prefixes of words.
  add column words tsvector generated always as (to_tsvector('simple', lower(replace(replace(
    regexp_replace(normalize(name || ' ' || name_vi || ' ' || code, nfd), '[\u0300-\u036f]', '', 'g'), 'đ', 'd'), 'Đ', 'd')))) stored;

update product p set from_cents = shown.price, from_seller_cents = shown.seller, has_stock = shown.stock,
  color_keys = shown.colors, size_keys = shown.sizes
from (
  select product_id, min(price_cents) as price, min(price_seller_cents) as seller, bool_or(stock is null or stock > 0) as stock,
    array_agg(distinct upper(color)) as colors, array_agg(distinct upper(size)) as sizes
  from variant where is_enabled group by product_id
) shown where shown.product_id = p.id;

-- Each sort has its index, within a category too; what is not on show stands in none.
create index product_shop on product (position, id) where is_enabled and from_cents is not null;
create index product_newest on product (created_at, id) where is_enabled and from_cents is not null;
create index product_price on product (from_cents, id) where is_enabled and from_cents is not null;
create index product_seller_price on product (from_seller_cents, id) where is_enabled and from_cents is not null;
create index product_category_shop on product (category_id, position, id) where is_enabled and from_cents is not null;
create index product_words on product using gin (words);
create index product_tags on product using gin (tags);
create index product_colors on product using gin (color_keys);
create index product_sizes on product using gin (size_keys);

-- Where the area lies on the product's picture: shares of its width and height from the top left corner.
alter table print_area
  add column left_share double precision check (left_share between 0 and 1),
  add column top_share double precision check (top_share between 0 and 1),
  add column width_share double precision check (width_share > 0 and width_share <= 1),
  add check (num_nulls(left_share, top_share, width_share) in (0, 3));

-- From so many pieces of a product in one order on, each costs so much less. A price list's own tiers stand in place of everyone's.
create table quantity_tier (
  id bigint generated always as identity primary key,
  product_id bigint not null references product (id),
  price_list_id bigint references price_list (id) on delete cascade,
  from_quantity int not null check (from_quantity between 2 and 1000),
  off_basis_points int not null check (off_basis_points between 1 and 9000)
);
create unique index quantity_tier_step on quantity_tier (product_id, coalesce(price_list_id, 0), from_quantity);
create index quantity_tier_list on quantity_tier (price_list_id);
alter table price_list add column version int not null default 1;

-- Photographs of a product in a colour; where there are none, its picture is drawn.
create table product_picture (
  key text primary key,
  product_id bigint not null references product (id),
  color text not null,
  sha256 text not null,
  small_sha256 text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  position int not null,
  created_at timestamptz not null
);
create index product_picture_product on product_picture (product_id, position);

create table favorite (
  account_id bigint not null references account (id),
  product_id bigint not null references product (id),
  created_at timestamptz not null,
  primary key (account_id, product_id)
);
create index favorite_product on favorite (product_id);
