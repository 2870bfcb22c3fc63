-- Photographs of the white garment that mockups are made of, one a view of a product: the photograph, the light on its cloth and how folds
-- move a print, each again as pages need it; and where each print area lies on it.
create table mockup_base (
  key text primary key,
  product_id bigint not null references product,
  view text not null check (view in ('front', 'back', 'detail')),
  photo_sha256 text not null,
  light_sha256 text not null,
  shift_sha256 text not null,
  page_photo_sha256 text not null,
  page_light_sha256 text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  places jsonb not null default '[]',
  created_at timestamptz not null,
  unique (product_id, view)
);
