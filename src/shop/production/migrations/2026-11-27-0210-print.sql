-- Prints: art as it was drawn, once for all the orders that name it. Who draws one says so for a short while and again as long as it lasts.
create table print (
  art_hash text primary key,
  sha256 text,
  bytes bigint,
  width_pixels int,
  height_pixels int,
  -- What its worst source is worth at this size.
  dpi double precision,
  -- Where there is ink on it, in pixels; null of what was drawn before this was measured.
  ink_left int,
  ink_top int,
  ink_width int,
  ink_height int,
  drawing_by text,
  drawing_until timestamptz,
  check (sha256 is null or (bytes is not null and width_pixels is not null and height_pixels is not null and dpi is not null))
);
insert into print (art_hash, sha256, bytes, width_pixels, height_pixels, dpi)
  select distinct on (art_hash) art_hash, sha256, bytes, width_pixels, height_pixels, dpi from print_file
  where art_hash is not null and state = 'READY' and sha256 <> '' order by art_hash, id desc;
