-- Sellers who typed one number each have a parcel under it; an order has one.
alter table parcel drop constraint parcel_tracking_number_key;
create unique index parcel_number on parcel (tracking_number, order_id);
