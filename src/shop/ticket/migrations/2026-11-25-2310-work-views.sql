-- The queues of the office ask the tables themselves.
drop view support_work;
drop view support_end_work;
