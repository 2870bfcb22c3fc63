-- The smaller picture of a large file, which editors draw instead of it; made when it is first asked for.
alter table library_file add column proxy_sha256 text;
