-- A member of staff looks at the portal as this seller sees it: their own session, for a while, read-only.
alter table session add column viewed_id bigint references account (id);
alter table session add column view_until timestamptz;
alter table session add constraint session_view check ((viewed_id is null) = (view_until is null));
