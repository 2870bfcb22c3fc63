-- What other domains may read of a deposit: the memo by which finance finds it.
create view deposit_ref as select id, memo from deposit;
