-- What was counted on a picture's own pixels, once for all files of the same bytes: its colours with their shares, and how much of it is
-- half transparent. It names no file of the store: bytes that nobody has any more are swept all the same.
create table picture_ink (
  fingerprint text primary key,
  half_share double precision not null check (half_share between 0 and 1),
  colors jsonb not null,
  measured_at timestamptz not null
);
