-- A notice keeps what it says as its kind and values, and is said in the reader's language when it is read. Older rows keep their sentence.
alter table notification
  alter column title_en drop not null,
  alter column title_vi drop not null,
  add column kind text,
  add column notice_values jsonb,
  add constraint notification_says check ((kind is not null and notice_values is not null) or (title_en is not null and title_vi is not null));
