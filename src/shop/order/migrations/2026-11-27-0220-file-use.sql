-- In which orders a file of the library is: as the art of a side, or as one of the pictures that are drawn on it.
create index order_file_library on order_file (file_id, order_id) where file_id is not null;
create index order_file_pictures on order_file using gin (jsonb_path_query_array(document, '$.layers[*].fileId') jsonb_path_ops)
  where document is not null;
