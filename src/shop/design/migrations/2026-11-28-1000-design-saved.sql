-- Who saved a design and when, beside who wrote last: its history says it. Null: before this was kept, or by a process of the release before.
alter table template
  add column saved_at timestamptz,
  add column saved_by bigint references account (id);
-- Whoever wrote last has saved it, where nothing was drawn since.
update template set saved_at = coalesce(edited_at, created_at), saved_by = edited_by where is_ready and version = saved_version;
alter table template_design
  add column saved_at timestamptz,
  add column saved_by bigint references account (id);
