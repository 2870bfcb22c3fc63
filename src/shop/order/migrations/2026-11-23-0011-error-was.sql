-- What was bad when an order broke: only another one mends it. Of orders that stand at ERROR, what they have now.
alter table "order" add column error_was jsonb not null default '[]';
update "order" o set error_was = case error_code
  when 'ADDRESS' then to_jsonb(md5(lower(concat_ws('|', btrim(address), btrim(address_line2), btrim(city), state, zip, country))))
  when 'FILE' then (
    select coalesce(jsonb_agg(l.fingerprint), '[]') from order_file f join library_ref l on l.id = f.file_id
    where f.order_id = o.id and (o.error_item_id is null or (f.item_id = o.error_item_id and f.side = o.error_side))
  )
  when 'LABEL' then jsonb_build_array(tracking_number)
  else '[]'
end
where status = 'ERROR' and not is_cause_mended;

-- Why the label that the seller brought is not taken, and the figures of that sentence.
alter table "order" add column label_fault text, add column label_fault_note text not null default '';
