-- When sellers were told of an article: the first time that it was public. What is public already is no news.
alter table post add column told_at timestamptz;
update post set told_at = e.published_at from post_edition e where e.post_id = post.id and e.published_at <= now();
