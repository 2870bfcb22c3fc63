-- What the dry run found of art that prints below its product's own figure, and down to which figure its seller said to print it.
alter table import
  add column low_orders int not null default 0,
  add column low_dpi int,
  add column accepts_dpi int check (accepts_dpi between 1 and 2400);
alter table import_row add column low_dpi int;
