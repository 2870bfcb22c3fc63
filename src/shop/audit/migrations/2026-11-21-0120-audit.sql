-- Every write of staff, in the transaction of the write itself. Rows are only ever added.
create table audit (
  id bigint generated always as identity primary key,
  actor_id bigint not null references account (id),
  actor text not null,
  call text not null,
  -- What the path names, such as '12' or 'cancelFeeCents'.
  object text not null,
  request jsonb not null,
  change jsonb,
  request_id text not null,
  address text not null,
  at timestamptz not null
);
create index audit_at on audit (at desc, id desc);
create index audit_actor on audit (actor_id, at desc);
create index audit_object on audit (call, object);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only.';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function audit_is_append_only();
