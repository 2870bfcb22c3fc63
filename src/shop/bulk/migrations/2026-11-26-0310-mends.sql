-- Cells of a file that its seller has corrected, by row and field: the file stays as it came, and every check reads these in its place.
create table import_mend (
  import_id bigint not null references import (id),
  row int not null,
  field text not null,
  -- What stands in the file, as the last check has read it, and what it is read as; blank: nothing.
  was text not null,
  value text not null,
  changed_at timestamptz not null,
  primary key (import_id, row, field)
);
