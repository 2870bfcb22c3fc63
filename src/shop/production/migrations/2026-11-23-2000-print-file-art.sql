-- What a print file was drawn of: the same art is drawn once.
alter table print_file add column art_hash text;
create index print_file_art on print_file (art_hash) where state = 'READY' and sha256 <> '';
