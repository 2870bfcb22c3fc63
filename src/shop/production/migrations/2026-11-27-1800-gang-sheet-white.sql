-- The white underbase of a whole gang sheet, where any of its prints has one.
alter table gang_sheet add column white_sha256 text, add column white_bytes bigint,
  add constraint gang_sheet_white check ((white_sha256 is null) = (white_bytes is null));
