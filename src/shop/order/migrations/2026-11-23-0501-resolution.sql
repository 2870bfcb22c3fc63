-- Who said that a side is printed as it is, when, and down to how many dots per inch. Another file on the side asks again.
alter table order_file
  add column accepted_dpi int check (accepted_dpi between 1 and 2400),
  add column accepted_by bigint references account (id),
  add column accepted_at timestamptz,
  add constraint order_file_accepted check ((accepted_dpi is null) = (accepted_at is null));
