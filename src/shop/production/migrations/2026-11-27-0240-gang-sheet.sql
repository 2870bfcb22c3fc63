-- Gang sheets: prints of a batch beside each other on a roll. A piece's side lies on one sheet at most.
create table gang_sheet (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batch (id),
  technique text not null,
  width_pixels int not null check (width_pixels > 0),
  length_pixels int not null check (length_pixels > 0),
  -- Of the roll's area, what is inked boxes.
  used_share double precision not null,
  state text not null check (state in ('WAITING', 'READY', 'FAILED')),
  sha256 text,
  preview_sha256 text,
  bytes bigint,
  fault text,
  made_by bigint not null references account (id),
  made_at timestamptz not null,
  check ((state = 'READY') = (sha256 is not null))
);
create index gang_sheet_batch on gang_sheet (batch_id);

-- In the sheet's pixels; `is_turned` is a quarter clockwise, after which width and height are as here.
create table gang_place (
  sheet_id bigint not null references gang_sheet (id) on delete cascade,
  ticket_id bigint not null references ticket (id),
  print_file_id bigint not null references print_file (id),
  place_left int not null,
  place_top int not null,
  place_width int not null,
  place_height int not null,
  is_turned boolean not null,
  is_drawn boolean not null default false,
  primary key (ticket_id, print_file_id)
);
create index gang_place_sheet on gang_place (sheet_id);

-- When a sheet went to the printer, and why once more.
create table gang_print (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references gang_sheet (id),
  printed_by bigint not null references account (id),
  printed_at timestamptz not null,
  reason text not null
);
create index gang_print_sheet on gang_print (sheet_id);
