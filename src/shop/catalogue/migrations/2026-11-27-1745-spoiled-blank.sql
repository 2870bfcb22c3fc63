-- Blanks that reprints spoil leave the stock, too, and come back where the reprint is never made.
alter table stock_receipt drop constraint stock_receipt_kind_check;
alter table stock_receipt
  add constraint stock_receipt_kind_check check (kind in ('RECEIPT', 'COUNT', 'LOSS', 'SPOILED', 'PUT_BACK')),
  -- What spoiled the blank; null of what staff say by hand.
  add column ref text;
create unique index stock_receipt_ref on stock_receipt (ref, kind) where ref is not null;
