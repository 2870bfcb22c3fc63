-- Pieces that passed and failed in a time.
create index ticket_ended on ticket (ended_at) include (state) where state in ('PASSED', 'FAILED');
