-- What stands on a machine, oldest first.
create index ticket_started on ticket (started_at, id) where state = 'STARTED';
