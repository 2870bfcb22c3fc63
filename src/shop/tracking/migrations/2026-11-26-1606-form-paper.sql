-- The paper of a form is its carrier's own; else it is our list of what is on it.
alter table manifest add column is_form_carriers boolean not null default false;
create index manifest_closed on manifest (closed_at) where closed_at is not null;
