-- The queues of the office ask the tables themselves.
drop view bank_line_work;
