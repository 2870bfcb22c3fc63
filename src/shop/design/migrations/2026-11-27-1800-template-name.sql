-- Figures of orders call a design by its name.
create or replace view template_ref as select id, seller_id, deleted_at, name from template;
