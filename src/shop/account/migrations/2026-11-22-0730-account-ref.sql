-- What other domains may read of an account beside its id: whose a row of theirs is, and at which prices.
create view account_ref as select id, username, email, full_name, tier from account;
