-- A deleted order holds no number: labels that were read for orders deleted since are let go.
update label set state = 'VOIDED', voided_at = o.deleted_at
from "order" o where o.id = label.order_id and o.deleted_at is not null and label.kind = 'SUPPLIED' and label.state = 'READ';
