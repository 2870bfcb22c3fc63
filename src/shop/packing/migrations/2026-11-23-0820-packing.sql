-- How a seller's parcels present themselves: on the packing slip (sender, return address, message, logo, paper), and to customs (EORI, IOSS).
create table packing (
  seller_id bigint primary key references account (id),
  sender text not null default '',
  return_address text not null default '',
  message text not null default '',
  paper text not null default 'LABEL' check (paper in ('LABEL', 'LETTER', 'A4')),
  eori text not null default '',
  ioss text not null default '',
  logo_sha256 text
);
