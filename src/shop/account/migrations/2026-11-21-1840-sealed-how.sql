-- What is sealed says first how: 1 is AES-256-GCM, as all has been sealed until now.
update second_factor set sealed_secret = '\x01'::bytea || sealed_secret;
