-- A code may also prove a new address; it is bound to that address by its hash, so the address itself is kept nowhere before it is proved.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check check (purpose in ('verify', 'reset', 'email'));
