-- An unpaid order that has been submitted, and whose last change of art, word on it or wait is the wait: it is paid with its seller's word.
create or replace view order_work as
  select id, seller_id, status, order_type, shipping_by, seller_status, error_code, error_waits_on, items_missing_files,
    address_verdict, label_state, tracking_number, created_at, changed_at, cancelled_at,
    status = 'PENDING' and submit_when_ready and items_missing_files = 0
      and coalesce((select c.step = 'wait' from order_change c
        where c.order_id = "order".id and (c.step = 'wait' or (c.step = 'edit' and c.reason ~ 'files|resolution'))
        order by c.id desc limit 1), false) as awaits_word
  from "order" where deleted_at is null;
