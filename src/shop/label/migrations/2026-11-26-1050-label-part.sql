-- Which part of its page a label's paper shows, as what is cut off each edge, in fractions of the page; nothing where that is not known.
alter table label_page add column cut jsonb;
-- Somebody marked it on its page: its text is that of its part alone.
alter table label_page add column is_marked boolean not null default false;
