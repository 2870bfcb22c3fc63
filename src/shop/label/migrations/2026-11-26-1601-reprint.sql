-- Labels that were printed again: by whom, when and why. The first print needs no reason.
create table label_reprint (
  id bigint generated always as identity primary key,
  label_id bigint not null references label (id),
  by bigint not null references account (id),
  at timestamptz not null,
  reason text not null check (reason <> '')
);
create index label_reprint_label on label_reprint (label_id, id desc);
