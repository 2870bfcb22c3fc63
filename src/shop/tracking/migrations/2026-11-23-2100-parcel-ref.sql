-- What other domains may read of parcels: who carried which order.
create view parcel_ref as select id, order_id, carrier from parcel;
