-- Labels that were given back until now had their postage back at once.
update "order" set label = label || '{"refund": "REFUNDED"}' where label ->> 'isVoidAccepted' = 'true';
