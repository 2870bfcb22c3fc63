-- Why a piece failed stands with it; of those before, as far as the words are those that the scan page sends.
alter table ticket add column cause text check (cause in ('SMEARED', 'MISPLACED', 'COLOUR', 'GARMENT', 'WRONG', 'PRINT_LOST', 'FILE'));
update ticket t set cause = known.cause
from (values
  ('SMEARED', 'Print is smeared', 'Bản in bị nhòe'),
  ('MISPLACED', 'Print is misplaced', 'In lệch vị trí'),
  ('COLOUR', 'Colours are wrong', 'Sai màu'),
  ('GARMENT', 'Garment is damaged', 'Phôi bị hỏng'),
  ('WRONG', 'Wrong product', 'Sai sản phẩm'),
  ('PRINT_LOST', 'Print lost before pressing', 'Mất bản in trước khi ép'),
  ('FILE', 'Print file was wrong, not pressed yet', 'Sai tệp in, chưa ép')
) known (cause, en, vi) where t.state = 'FAILED' and t.reason in (known.en, known.vi);
-- Pieces that passed and failed in a time, by cause, newest first.
drop index ticket_ended;
create index ticket_ended on ticket (ended_at, id) include (state, cause) where state in ('PASSED', 'FAILED');
