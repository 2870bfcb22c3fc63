-- When its carrier last sent something about a parcel unasked.
alter table parcel add column pushed_at timestamptz;
