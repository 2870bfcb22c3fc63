-- The queues of the office ask the tables themselves.
drop view contact_message_work;
drop view contact_reply_work;
