-- Who tells us of an order's parcel, and when it came back to us.
alter table "order"
  add column sees text not null default 'NONE' check (sees in ('CARRIER', 'PLATFORM', 'TRACKER', 'NONE')),
  add column returned_at timestamptz;
-- Until now every parcel of ours that left under a carrier's number was followed.
update "order" set sees = 'CARRIER' where handed_over_at is not null and (miss_at is not null or tracking_state <> '');

drop index order_claim;
create index order_claim on "order" (claim_until) where status in ('DELIVERED', 'PARTIAL_REFUNDED', 'SHIPPED', 'SCANNING');
