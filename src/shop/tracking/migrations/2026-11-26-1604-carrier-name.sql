-- Of a carrier that is none of those we know: what people call it, and where it tells of its parcels.
alter table parcel
  add column carrier_name text not null default '',
  add column tracking_link text not null default '';
