-- The machine that a piece was made at, as the station said that scanned it first; null: it said none.
alter table ticket add column machine text check (machine <> '');
create or replace view piece_ref as select item_id, scanned_by as passed_by, machine from ticket where state = 'PASSED';
