-- What a piece of each line costs, as the dry run showed it: the price that is charged while its quote lasts.
alter table import_row add column unit_cents jsonb;
-- Orders that were to be paid at once and were not, as their price was another by then: how many, what was shown, what they cost.
alter table import add column repriced_orders int not null default 0;
alter table import add column repriced_from_cents bigint not null default 0;
alter table import add column repriced_to_cents bigint not null default 0;
