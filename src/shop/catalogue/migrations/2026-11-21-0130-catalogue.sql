-- What we print on. Prices are whole US cents, weights ounces, print areas inches.
create table category (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  name_vi text not null,
  position int not null,
  is_enabled boolean not null default true
);

create table product (
  id bigint generated always as identity primary key,
  -- The specification's productID, as order files write it.
  code text not null,
  slug text not null unique,
  category_id bigint not null references category (id),
  name text not null,
  name_vi text not null,
  description text not null,
  description_vi text not null,
  tags text[] not null default '{}',
  -- What the picture of the product is drawn from.
  shape text not null,
  min_dpi int not null check (min_dpi between 1 and 2400),
  position int not null,
  is_enabled boolean not null default true,
  created_at timestamptz not null
);
create unique index product_code on product (upper(code));
create index product_category on product (category_id);

create table print_area (
  product_id bigint not null references product (id),
  side text not null check (side in ('FRONT', 'BACK', 'LEFT_SLEEVE', 'RIGHT_SLEEVE', 'HOOD')),
  width_inches double precision not null check (width_inches > 0),
  height_inches double precision not null check (height_inches > 0),
  position int not null,
  primary key (product_id, side)
);

create table variant (
  id bigint generated always as identity primary key,
  product_id bigint not null references product (id),
  -- The specification's variant ID.
  sku text not null,
  size text not null,
  color text not null,
  color_hex text not null check (color_hex ~ '^#[0-9a-f]{6}$'),
  price_cents bigint not null check (price_cents >= 0),
  price_seller_cents bigint not null check (price_seller_cents >= 0),
  price_tiktok_cents bigint not null check (price_tiktok_cents >= 0),
  weight_oz double precision not null check (weight_oz > 0),
  -- Null: as many as are asked for.
  stock int check (stock >= 0),
  position int not null,
  is_enabled boolean not null default true
);
create unique index variant_sku on variant (upper(sku));
create unique index variant_choice on variant (product_id, upper(size), upper(color));

-- A tier's own prices for a span of time; where it says nothing, the variant's own prices hold.
create table price_list (
  id bigint generated always as identity primary key,
  name text not null,
  tier text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (ends_at > starts_at)
);
create index price_list_tier on price_list (tier, starts_at desc);
create table price_list_price (
  price_list_id bigint not null references price_list (id) on delete cascade,
  variant_id bigint not null references variant (id),
  price_seller_cents bigint not null check (price_seller_cents >= 0),
  price_tiktok_cents bigint not null check (price_tiktok_cents >= 0),
  primary key (price_list_id, variant_id)
);
create index price_list_price_variant on price_list_price (variant_id);
