-- What other domains may read of deposits and bank lines to say what waits.
create view deposit_work as
  select id, seller_id, method, status, is_withdrawn, created_at, updated_at, decided_at from deposit;
create view bank_line_work as
  select l.id, l.status, s.imported_at as since, l.decided_at from bank_line l join bank_statement s on s.id = l.statement_id;
