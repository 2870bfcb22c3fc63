-- Answers that are written once, in both languages; `{{order}}` and its like stand for values of the ticket.
create table support_macro (
  id bigint generated always as identity primary key,
  name text not null,
  text_en text not null,
  text_vi text not null,
  -- Grows with each change: who changes what they have not read is refused.
  version bigint not null default 1,
  changed_at timestamptz not null
);
