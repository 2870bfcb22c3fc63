-- Duplicates: the ticket that goes on with one that staff merged. It keeps its own messages and files.
alter table support_ticket
  add column merged_id bigint references support_ticket (id),
  add constraint support_ticket_merged check (merged_id is null or (status = 'SOLVED' and merged_id <> id));
create index support_ticket_merged_into on support_ticket (merged_id, id) where merged_id is not null;

-- What was done with another ticket: this one went INTO it, it came FROM there, or it was SPLIT off again.
alter table support_message
  add column merge_step text check (merge_step in ('INTO', 'FROM', 'SPLIT')),
  add column merge_id bigint references support_ticket (id),
  add constraint support_message_merge check ((merge_step is null) = (merge_id is null));
create index support_message_merge_ticket on support_message (merge_id) where merge_id is not null;
