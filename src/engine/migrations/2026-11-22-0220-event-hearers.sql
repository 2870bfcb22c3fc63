-- Which staff hear an event is said by its contract (docs/decisions/105-asked-again.md).
alter table event drop column for_staff;
