-- What a seller has said about columns is of one kind of file: the same header may come with orders and with tracking numbers.
alter table import_header add column file text not null default 'ORDERS' check (file in ('ORDERS', 'TRACKING'));
alter table import_header alter column file drop default;
alter table import_header drop constraint import_header_pkey;
alter table import_header add primary key (seller_id, file, header_hash);
