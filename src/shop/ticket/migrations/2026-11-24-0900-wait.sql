-- A ticket that waits for its requester is reminded of once, and solved by the clock.
alter table support_ticket
  -- Since when it waits for its requester, and when they were reminded.
  add column waits_since timestamptz,
  add column reminded_at timestamptz;
update support_ticket set waits_since = active_at where status in ('NEW', 'IN_PROGRESS') and waiting_on = 'REQUESTER';
alter table support_ticket
  add constraint support_ticket_waits check ((waits_since is not null) = (status in ('NEW', 'IN_PROGRESS') and waiting_on = 'REQUESTER')),
  add constraint support_ticket_reminded check (reminded_at is null or waits_since is not null);
create index support_ticket_waits on support_ticket (id) where waits_since is not null;

-- What the clock did has no author.
alter table support_message
  alter column author_id drop not null,
  add constraint support_message_author check (author_id is not null or (is_staff and not is_note and text = '' and status = 'SOLVED'));
