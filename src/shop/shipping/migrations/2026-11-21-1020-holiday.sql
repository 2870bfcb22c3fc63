-- Days on which nothing is made or carried: working days leave them out.
create table holiday (
  day date primary key,
  name text not null,
  name_vi text not null
);
