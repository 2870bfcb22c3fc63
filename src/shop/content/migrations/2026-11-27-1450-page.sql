-- Each publication of a page of ours; what was published stays, so that it can be restored.
create table page_edition (
  id bigint generated always as identity primary key,
  key text not null check (key in ('home', 'faq', 'terms', 'privacy-policy', 'our-services', 'product', 'design', 'empty-package', 'buying-label')),
  title text not null check (title <> ''),
  title_vi text not null check (title_vi <> ''),
  lead text not null,
  lead_vi text not null,
  body text not null,
  body_vi text not null,
  -- The version of the working copy that was taken.
  version int not null,
  published_at timestamptz not null,
  published_by text not null,
  unique (key, version)
);

-- What editors work on, and which edition readers see: without one they see the text that is built in.
create table page_text (
  key text primary key,
  title text not null,
  title_vi text not null,
  lead text not null,
  lead_vi text not null,
  body text not null,
  body_vi text not null,
  edition_id bigint references page_edition (id),
  -- Counts every save, so that of two editors the second is told.
  version int not null,
  edited_at timestamptz not null,
  edited_by text not null
);
