-- What other domains may read of a template: that there is one.
create view template_ref as select id, seller_id, deleted_at from template;
