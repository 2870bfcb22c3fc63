-- For upper domains: whose session it is, and until when.
create view session_ref as select id, account_id, expires_at from session;
