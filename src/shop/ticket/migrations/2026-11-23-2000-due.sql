-- When staff must have answered. The clock of a ticket runs while it is open and waits for staff.
alter table support_ticket
  -- Working time that is over, without the span that runs.
  add column worked_ms bigint not null default 0 check (worked_ms >= 0),
  add column runs_since timestamptz,
  add column is_answered boolean not null default false,
  -- Reckoned from these, the shop's hours and its holidays; the hourly job puts right what stands here for tickets of before.
  add column due_at timestamptz;
update support_ticket t set is_answered = true
  where exists (select from support_message m where m.ticket_id = t.id and m.is_staff and not m.is_note and m.text <> '');
update support_ticket set runs_since = active_at, due_at = active_at + interval '1 day'
  where status in ('NEW', 'IN_PROGRESS') and waiting_on = 'STAFF';
alter table support_ticket
  add constraint support_ticket_due check ((runs_since is null) = (due_at is null)),
  add constraint support_ticket_runs check (runs_since is null or (status in ('NEW', 'IN_PROGRESS') and waiting_on = 'STAFF'));
create index support_ticket_due_at on support_ticket (due_at, id);

-- What was solved today.
create index support_message_solved on support_message (created_at) where status = 'SOLVED';
create view support_end_work as select created_at as at from support_message where status = 'SOLVED';
create or replace view support_work as
  select id, seller_id, order_id, status, waiting_on, created_at, active_at, supporter_id, due_at from support_ticket;
