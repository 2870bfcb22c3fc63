-- What other domains may read of a library's file: the name under which an export asks for it again.
create view library_ref as select id, name from library_file;
