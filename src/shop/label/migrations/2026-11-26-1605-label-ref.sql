-- What other domains may read of labels: of whom they were bought, and whether they are in use.
create view label_ref as
  select id, order_id, seller_id, kind, state, account_id, carrier, carrier_name, tracking_number, service, form_number, made_at, printed_at
  from label;
