-- What other domains may read of parcels to say what waits.
create view parcel_work as select id, carrier, state, scanned_at, handed_at, last_event_at from parcel;
