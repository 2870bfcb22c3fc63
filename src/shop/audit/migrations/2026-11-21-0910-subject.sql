-- What kind of thing `object` names ('account', 'order', 'batch'), so that a line leads to it and is found by it.
alter table audit add column subject text not null default '';
create index audit_subject on audit (subject, object);
