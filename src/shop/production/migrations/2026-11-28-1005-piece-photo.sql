-- Photographs that the bench takes of pieces which have passed or failed, made anew without their hidden notes: decision 226.
create table piece_photo (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket (id),
  -- How the piece stood when it was taken; one that passed may fail later.
  state text not null check (state in ('PASSED', 'FAILED')),
  sha256 text not null,
  small_sha256 text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  taken_by bigint not null references account (id),
  taken_at timestamptz not null,
  -- The same photo of the same piece is one.
  unique (ticket_id, sha256)
);
