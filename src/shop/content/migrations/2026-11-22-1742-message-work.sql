-- What other domains may read of messages to say what waits.
create view contact_message_work as select id, status, created_at from contact_message;
create view contact_reply_work as select id, created_at from contact_reply;
