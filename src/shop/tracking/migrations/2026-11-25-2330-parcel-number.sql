-- What other domains may read of parcels: also their number.
create or replace view parcel_ref as select id, order_id, carrier, tracking_number from parcel;
