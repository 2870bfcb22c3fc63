-- A side of texts and shapes alone is printed of no file.
alter table print_file alter column file_id drop not null;
