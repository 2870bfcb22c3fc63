-- Jobs under which their process has died, by what they are about: name and data, for a cron sends another job for the same row.
create table job_suspect (
  subject text primary key,
  deaths int not null check (deaths >= 0),
  -- The job that runs on trial; a mark that nobody took away is a death.
  tried_by uuid,
  -- The dead letter that it became: it is not run again until the owner says so.
  letter_id uuid,
  at timestamptz not null
);
create index job_suspect_letter on job_suspect (letter_id);
