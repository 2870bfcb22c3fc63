-- A row of some layouts holds several items, and of others none: its order's address alone (BARE). What the platform calls cancelled,
-- shipped and the like is left out (LEFT), counted, and said why, unless the seller takes it all the same.
alter table import_row rename column line to lines;
update import_row set lines = json_build_array(lines) where json_typeof(lines) = 'object';
update import_row set lines = '[]' where lines is null;
alter table import_row drop constraint import_row_state_check;
alter table import_row add constraint import_row_state_check check (state in ('GOOD', 'BARE', 'BAD', 'STRAY', 'HELD', 'LEFT'));
alter table import_problem drop constraint import_problem_severity_check;
alter table import_problem add constraint import_problem_severity_check check (severity in ('error', 'warning', 'left'));
alter table import add column left_out jsonb not null default '[]';
alter table import add column takes jsonb not null default '[]';

-- A file whose columns do not say what an order needs waits for its seller's word on them; columns that hold something which nobody has
-- said what it is are asked about before anything is made.
alter table import drop constraint import_status_check;
alter table import add constraint import_status_check
  check (status in ('FETCHING', 'CHECKING', 'MAPPING', 'READY', 'IMPORTING', 'DONE', 'REFUSED', 'CANCELLED'));
alter table import add column unclear jsonb not null default '[]';

-- Where the table stands in its file: the sheet, counted from 0, and the row of its header.
alter table import add column sheet int not null default 0;
alter table import add column header_row int not null default 1;

-- What a seller has said about columns, for every file with the same header.
create table import_header (
  seller_id bigint not null references account (id),
  -- SHA-256 over the folded names of all columns, in their order.
  header_hash bytea not null,
  chosen jsonb not null,
  changed_at timestamptz not null,
  primary key (seller_id, header_hash)
);
