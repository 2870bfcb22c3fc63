-- The queues of the office ask the tables themselves.
drop view order_change_work;
