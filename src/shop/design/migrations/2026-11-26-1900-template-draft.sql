-- A template is drawn as a draft beside what is ordered, counts its writes, and is for several colours of its product. Only added to: a
-- process of the release before reads and writes the columns that it knows, and what it leaves out means here what its templates are.
alter table template
  -- Beside `color`, which stays the first of all.
  add column more_colors text[] not null default '{}',
  -- Whether `sides` is a design. Of one that is only a draft they are [], in which the release before finds nothing to print.
  add column is_ready boolean not null default true,
  -- What is drawn and not saved, sides as in `sides`, and for which colours; both null where all is saved.
  add column draft jsonb,
  add column draft_colors text[],
  -- Counts what was written to design and draft; whoever writes names the one that they have seen.
  add column version int not null default 1,
  -- The version at which `sides` was saved.
  add column saved_version int not null default 1,
  -- Null: never since it was made.
  add column edited_at timestamptz,
  add column edited_by bigint references account (id),
  add constraint template_draft_whole check ((draft is null) = (draft_colors is null)),
  add constraint template_not_empty check (is_ready or deleted_at is not null or draft is not null);

-- The orders of a seller's list, and what has a draft.
create index template_edited on template (seller_id, (coalesce(edited_at, created_at)) desc, id desc) where deleted_at is null;
create index template_name on template (seller_id, (lower(name)), id) where deleted_at is null;
create index template_draft on template (seller_id, id desc) where deleted_at is null and draft is not null;

-- Designs that another save has taken the place of, for the carts that they were put into.
create table template_design (
  template_id bigint not null references template (id),
  version int not null,
  colors text[] not null,
  sides jsonb not null,
  replaced_at timestamptz not null,
  primary key (template_id, version)
);
create index template_design_age on template_design (replaced_at);
