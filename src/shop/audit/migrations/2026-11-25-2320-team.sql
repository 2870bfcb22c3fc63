-- What a member of a seller's team did in the seller's name. Their name is read from their account and goes with it, as this log never changes.
alter table audit add column seller_id bigint references account (id);
alter table audit alter column actor drop not null;
alter table audit add constraint audit_actor_named check (actor is not null or seller_id is not null);
create index audit_team on audit (seller_id, at desc, id desc) where seller_id is not null;
-- The office reads its own acts, however many of sellers' teams lie between them.
create index audit_office on audit (at desc, id desc) where seller_id is null;
