-- What stands in the libraries already counts for its sellers.
insert into stored_file (account_id, hash, bytes, at)
select seller_id, decode(sha256, 'hex'), max(bytes), min(created_at) from library_file where sha256 <> '' group by seller_id, sha256
on conflict do nothing;
