-- The version of a line's design that was put in: a save changes no cart. Null: as it stands, as lines of the release before have it.
alter table cart_line add column design_version int;
-- No design has been saved a second time yet.
update cart_line set design_version = 1 where template_id is not null;
