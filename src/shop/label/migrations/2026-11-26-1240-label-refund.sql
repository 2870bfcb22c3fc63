-- What becomes of the postage of a label that was given back: asked for, back, or kept by its carrier.
alter table label
  add column refund_state text not null default 'NONE' check (refund_state in ('NONE', 'ASKED', 'REFUNDED', 'REFUSED')),
  -- What the carrier knows the refund by, and its last word or that of whoever closed it.
  add column refund_ref text not null default '',
  add column refund_note text not null default '',
  -- Since when the carrier looks at it, before when it is not asked again, and when it ended.
  add column refund_at timestamptz,
  add column refund_ask_at timestamptz,
  add column refund_ended_at timestamptz,
  -- When staff have seen that it was refused.
  add column refund_closed_at timestamptz,
  -- What its order's seller would have got, where the carrier kept it.
  add column refund_let_go_cents bigint not null default 0 check (refund_let_go_cents >= 0),
  add constraint label_refund_begun check (refund_state = 'NONE' or refund_at is not null),
  -- The form that it was handed over by: it is voided no more.
  add column form_number text;
update label set refund_state = 'REFUNDED', refund_at = coalesce(voided_at, created_at), refund_ended_at = voided_at
  where kind = 'BOUGHT' and state = 'VOIDED';
create index label_refund_due on label (refund_ask_at) where refund_state = 'ASKED';
create index label_refund_open on label (refund_at) where refund_state = 'ASKED' or (refund_state = 'REFUSED' and refund_closed_at is null);
