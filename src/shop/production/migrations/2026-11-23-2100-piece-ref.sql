-- What other domains may read of pieces: who passed them.
create view piece_ref as select item_id, scanned_by as passed_by from ticket where state = 'PASSED';
