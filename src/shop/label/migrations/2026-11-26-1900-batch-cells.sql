-- What a file of labels to buy said, as it said it: its refused rows come back as a file in its own columns. Emptied with the parcels.
alter table label_batch add column header text[] not null default '{}';
alter table label_batch_row add column cells text[] not null default '{}';
-- When what its rows say of people was forgotten; until now a file that its seller discarded never was.
alter table label_batch add column cleaned_at timestamptz;
create index label_batch_unclean on label_batch (created_at) where cleaned_at is null;
