-- How a print file's side is printed, as it was when its batch was made; null of batches before this.
alter table print_file add column technique text;
create index gang_place_file on gang_place (print_file_id);
