-- The queues of the office ask the tables themselves.
drop view import_work;
