-- How an area is printed: the checks of designs ask it. Areas of before are as they were printed until now.
alter table print_area
  add column technique text not null default 'DTG' check (technique in ('DTG', 'DTF', 'SUBLIMATION', 'UV', 'EMBROIDERY')),
  add column dpi int not null default 300 check (dpi between 72 and 600),
  -- What is printed beyond each edge, to be cut off or sewn in.
  add column bleed_inches double precision not null default 0 check (bleed_inches between 0 and 2),
  -- How far from each edge what must be read is to stay.
  add column safe_inches double precision not null default 0 check (safe_inches between 0 and 10),
  -- Printed as in a mirror, for a transfer.
  add column is_mirrored boolean not null default false,
  add column max_layers int check (max_layers between 1 and 60);
