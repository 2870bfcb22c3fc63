-- A hot folder takes single prints or whole gang sheets.
alter table hot_file
  alter column ticket_id drop not null,
  alter column print_file_id drop not null,
  add column sheet_id bigint unique references gang_sheet (id) on delete cascade,
  add constraint hot_file_of check ((sheet_id is null) = (ticket_id is not null) and (sheet_id is null) = (print_file_id is not null));
