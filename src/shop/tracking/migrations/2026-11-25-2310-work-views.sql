-- The queues of the office ask the tables themselves.
drop view parcel_work;
