-- Printed from the migrations by `npm run docs`.

create table account (
  id bigint generated always as identity not null,
  username text not null,
  email text not null,
  password_hash text,
  kind text not null,
  roles text[] default '{}'::text[] not null,
  tier text default 'STANDARD'::text not null,
  full_name text default ''::text not null,
  phone text default ''::text not null,
  address text default ''::text not null,
  language text default 'en'::text not null,
  time_zone text default 'UTC'::text not null,
  referral_code text not null,
  invited_by bigint,
  auto_submit boolean default false not null,
  pay_after_deposit boolean default false not null,
  refund_ceiling_cents bigint,
  deposit_ceiling_cents bigint,
  created_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  suspended_at timestamp with time zone,
  closed_at timestamp with time zone,
  refund_day_cents bigint,
  deposit_day_cents bigint,
  grant_ceiling_cents bigint,
  grant_day_cents bigint,
  seller_id bigint,
  team_roles text[],
  invited_at timestamp with time zone,
  is_team_factor_required boolean default false not null,
  constraint account_referral_code_key UNIQUE (referral_code),
  constraint account_pkey PRIMARY KEY (id),
  constraint account_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id),
  constraint account_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint account_deposit_ceiling_cents_check CHECK ((deposit_ceiling_cents >= 0)),
  constraint account_deposit_day_cents_check CHECK ((deposit_day_cents >= 0)),
  constraint account_grant_ceiling_cents_check CHECK ((grant_ceiling_cents >= 0)),
  constraint account_grant_day_cents_check CHECK ((grant_day_cents >= 0)),
  constraint account_kind_check CHECK ((kind = ANY (ARRAY['seller'::text, 'staff'::text, 'member'::text]))),
  constraint account_language_check CHECK ((language = ANY (ARRAY['en'::text, 'vi'::text]))),
  constraint account_member CHECK ((((kind = 'member'::text) = (seller_id IS NOT NULL)) AND ((kind = 'member'::text) = (team_roles IS NOT NULL)) AND ((kind = 'member'::text) = (invited_at IS NOT NULL)) AND (team_roles <@ ARRAY['orders'::text, 'money'::text, 'designs'::text, 'readOnly'::text]))),
  constraint account_referral_code_check CHECK ((referral_code ~ '^[A-Za-z0-9]{10}$'::text)),
  constraint account_refund_ceiling_cents_check CHECK ((refund_ceiling_cents >= 0)),
  constraint account_refund_day_cents_check CHECK ((refund_day_cents >= 0)),
  constraint account_roles CHECK (((kind = 'staff'::text) = (cardinality(roles) > 0)))
);

create table adjustment (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  amount_cents bigint not null,
  reason text not null,
  status text not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  remark text default ''::text not null,
  transaction_id bigint,
  constraint adjustment_transaction_id_key UNIQUE (transaction_id),
  constraint adjustment_pkey PRIMARY KEY (id),
  constraint adjustment_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id),
  constraint adjustment_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint adjustment_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES wallet(seller_id),
  constraint adjustment_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transaction(id),
  constraint adjustment_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint adjustment_check CHECK (((status = 'PENDING'::text) = (decided_at IS NULL))),
  constraint adjustment_check1 CHECK (((status = 'POSTED'::text) = (transaction_id IS NOT NULL))),
  constraint adjustment_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'POSTED'::text, 'REFUSED'::text])))
);

create table announcement (
  id bigint generated always as identity not null,
  title text default ''::text not null,
  title_vi text default ''::text not null,
  body text default ''::text not null,
  body_vi text default ''::text not null,
  places text[] default '{PAGE}'::text[] not null,
  type text default 'NORMAL'::text not null,
  audience text default 'EVERYONE'::text not null,
  tier text default ''::text not null,
  seller_ids bigint[] default '{}'::bigint[] not null,
  unknown_sellers text[] default '{}'::text[] not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone not null,
  edited_by text not null,
  constraint announcement_pkey PRIMARY KEY (id),
  constraint announcement_audience_check CHECK ((audience = ANY (ARRAY['EVERYONE'::text, 'TIER'::text, 'SELLERS'::text]))),
  constraint announcement_places_check CHECK ((places <@ ARRAY['BANNER'::text, 'PAGE'::text, 'NEWS'::text])),
  constraint announcement_type_check CHECK ((type = ANY (ARRAY['ORDER'::text, 'ROOM'::text, 'PAYMENT'::text, 'PROMOTION'::text, 'NORMAL'::text])))
);

create table announcement_edition (
  announcement_id bigint not null,
  title text not null,
  title_vi text not null,
  body text not null,
  body_vi text not null,
  places text[] not null,
  type text not null,
  audience text not null,
  tier text not null,
  seller_ids bigint[] not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  version integer not null,
  published_at timestamp with time zone not null,
  told integer default 0 not null,
  told_to bigint default 0 not null,
  told_at timestamp with time zone,
  constraint announcement_edition_pkey PRIMARY KEY (announcement_id),
  constraint announcement_edition_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id),
  constraint announcement_edition_audience_check CHECK ((audience = ANY (ARRAY['EVERYONE'::text, 'TIER'::text, 'SELLERS'::text]))),
  constraint announcement_edition_body_check CHECK ((body <> ''::text)),
  constraint announcement_edition_body_vi_check CHECK ((body_vi <> ''::text)),
  constraint announcement_edition_places_check CHECK (((cardinality(places) > 0) AND (places <@ ARRAY['BANNER'::text, 'PAGE'::text, 'NEWS'::text]))),
  constraint announcement_edition_title_check CHECK ((title <> ''::text)),
  constraint announcement_edition_title_vi_check CHECK ((title_vi <> ''::text))
);

create table announcement_seen (
  account_id bigint not null,
  announcement_id bigint not null,
  read_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint announcement_seen_pkey PRIMARY KEY (account_id, announcement_id),
  constraint announcement_seen_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint announcement_seen_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id)
);

create table announcement_told (
  announcement_id bigint not null,
  seller_id bigint not null,
  constraint announcement_told_pkey PRIMARY KEY (announcement_id, seller_id),
  constraint announcement_told_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id),
  constraint announcement_told_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id) ON DELETE CASCADE
);

create table attempt (
  key text not null,
  times timestamp with time zone[] not null,
  constraint attempt_pkey PRIMARY KEY (key)
);

create table audit (
  id bigint generated always as identity not null,
  actor_id bigint not null,
  actor text,
  call text not null,
  object text not null,
  request jsonb not null,
  change jsonb,
  request_id text not null,
  address text not null,
  at timestamp with time zone not null,
  subject text default ''::text not null,
  seller_id bigint,
  constraint audit_pkey PRIMARY KEY (id),
  constraint audit_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES account(id),
  constraint audit_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint audit_actor_named CHECK (((actor IS NOT NULL) OR (seller_id IS NOT NULL)))
);

create table bank_account (
  id bigint generated always as identity not null,
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  swift text default ''::text not null,
  bank_code text default ''::text not null,
  is_enabled boolean default true not null,
  statement_columns jsonb,
  constraint bank_account_pkey PRIMARY KEY (id),
  constraint bank_account_bank_code_check CHECK ((bank_code ~ '^([0-9]{6})?$'::text))
);

create table bank_line (
  id bigint generated always as identity not null,
  statement_id bigint not null,
  bank_account_id bigint not null,
  "row" integer not null,
  booked_on text not null,
  amount_cents bigint not null,
  memo text not null,
  reference text not null,
  fingerprint text not null,
  status text default 'OPEN'::text not null,
  deposit_id bigint,
  left_because text,
  remark text default ''::text not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint bank_line_deposit_id_key UNIQUE (deposit_id),
  constraint bank_line_once UNIQUE (bank_account_id, fingerprint),
  constraint bank_line_pkey PRIMARY KEY (id),
  constraint bank_line_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_account(id),
  constraint bank_line_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint bank_line_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  constraint bank_line_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statement(id),
  constraint bank_line_amount_cents_check CHECK ((amount_cents > 0)),
  constraint bank_line_check CHECK (((status = 'MATCHED'::text) = (deposit_id IS NOT NULL))),
  constraint bank_line_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'MATCHED'::text, 'SET_ASIDE'::text])))
);

create table bank_statement (
  id bigint generated always as identity not null,
  bank_account_id bigint not null,
  name text not null,
  content_hash text not null,
  imported_by bigint not null,
  imported_at timestamp with time zone not null,
  skipped integer default 0 not null,
  known integer default 0 not null,
  constraint bank_statement_pkey PRIMARY KEY (id),
  constraint bank_statement_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_account(id),
  constraint bank_statement_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES account(id)
);

create table batch (
  id bigint generated always as identity not null,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  constraint batch_pkey PRIMARY KEY (id),
  constraint batch_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id)
);

create table carrier_account (
  id bigint generated always as identity not null,
  carrier text not null,
  name text not null,
  mode text not null,
  sealed bytea,
  services text[] default '{}'::text[] not null,
  from_name text,
  from_street1 text,
  from_street2 text,
  from_city text,
  from_state text,
  from_zip text,
  is_enabled boolean default false not null,
  state text default 'UNTRIED'::text not null,
  stopped_said text default ''::text not null,
  tells boolean default false not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  hints jsonb default '{}'::jsonb not null,
  checked_at timestamp with time zone,
  push_state text default 'OFF'::text not null,
  push_said text default ''::text not null,
  push_at timestamp with time zone,
  constraint carrier_account_pkey PRIMARY KEY (id),
  constraint carrier_account_from CHECK ((num_nulls(from_name, from_street1, from_city, from_state, from_zip) = ANY (ARRAY[0, 5]))),
  constraint carrier_account_mode_check CHECK ((mode = ANY (ARRAY['LIVE'::text, 'TEST'::text, 'TRIAL'::text]))),
  constraint carrier_account_name_check CHECK ((name <> ''::text)),
  constraint carrier_account_push_state_check CHECK ((push_state = ANY (ARRAY['OFF'::text, 'ON'::text]))),
  constraint carrier_account_state_check CHECK ((state = ANY (ARRAY['UNTRIED'::text, 'ACTIVE'::text, 'STOPPED'::text])))
);

create table carrier_api (
  account_id bigint not null,
  api text not null,
  blocked_until timestamp with time zone,
  constraint carrier_api_pkey PRIMARY KEY (account_id, api),
  constraint carrier_api_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_account(id) ON DELETE CASCADE
);

create table carrier_call (
  account_id bigint not null,
  api text not null,
  minute timestamp with time zone not null,
  used integer not null,
  constraint carrier_call_pkey PRIMARY KEY (account_id, api, minute),
  constraint carrier_call_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_account(id) ON DELETE CASCADE,
  constraint carrier_call_used_check CHECK ((used > 0))
);

create table carrier_rule (
  id bigint generated always as identity not null,
  rank integer not null,
  country text,
  max_oz double precision,
  level text,
  tier text,
  account_id bigint not null,
  service text,
  is_enabled boolean default true not null,
  constraint carrier_rule_pkey PRIMARY KEY (id),
  constraint carrier_rule_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_account(id),
  constraint carrier_rule_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint carrier_rule_level_check CHECK ((level = ANY (ARRAY['STANDARD'::text, 'EXPRESS'::text, 'PRIORITY'::text, 'INTERNATIONAL'::text]))),
  constraint carrier_rule_max_oz_check CHECK ((max_oz > (0)::double precision))
);

create table cart (
  id bigint generated always as identity not null,
  account_id bigint,
  token_hash text,
  changed_at timestamp with time zone not null,
  constraint cart_account_id_key UNIQUE (account_id),
  constraint cart_token_hash_key UNIQUE (token_hash),
  constraint cart_pkey PRIMARY KEY (id),
  constraint cart_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint cart_check CHECK ((num_nonnulls(account_id, token_hash) = 1))
);

create table cart_line (
  id bigint generated always as identity not null,
  cart_id bigint not null,
  variant_id bigint not null,
  template_id bigint,
  quantity integer not null,
  product_text text default ''::text not null,
  design_version integer,
  constraint cart_line_pkey PRIMARY KEY (id),
  constraint cart_line_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE,
  constraint cart_line_template_id_fkey FOREIGN KEY (template_id) REFERENCES template(id),
  constraint cart_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variant(id),
  constraint cart_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000)))
);

create table category (
  id bigint generated always as identity not null,
  slug text not null,
  name text not null,
  name_vi text not null,
  "position" integer not null,
  is_enabled boolean default true not null,
  constraint category_slug_key UNIQUE (slug),
  constraint category_pkey PRIMARY KEY (id)
);

create table contact_message (
  id bigint generated always as identity not null,
  account_id bigint,
  name text not null,
  email text not null,
  phone text not null,
  topic text not null,
  message text not null,
  language text not null,
  status text not null,
  digest text not null,
  created_at timestamp with time zone not null,
  constraint contact_message_digest_key UNIQUE (digest),
  constraint contact_message_pkey PRIMARY KEY (id),
  constraint contact_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint contact_message_language_check CHECK ((language = ANY (ARRAY['en'::text, 'vi'::text]))),
  constraint contact_message_status_check CHECK ((status = ANY (ARRAY['NEW'::text, 'ANSWERED'::text, 'SPAM'::text]))),
  constraint contact_message_topic_check CHECK ((topic = ANY (ARRAY['ORDER'::text, 'PAYMENT'::text, 'LABEL'::text, 'PRODUCT'::text, 'API'::text, 'OTHER'::text])))
);

create table contact_reply (
  id bigint generated always as identity not null,
  message_id bigint not null,
  text text not null,
  author text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint contact_reply_pkey PRIMARY KEY (id),
  constraint contact_reply_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_message(id) ON DELETE CASCADE
);

create table dashboard_guide (
  account_id bigint not null,
  dismissed_at timestamp with time zone not null,
  constraint dashboard_guide_pkey PRIMARY KEY (account_id),
  constraint dashboard_guide_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

create table delivery_address (
  id bigint generated always as identity not null,
  account_id bigint not null,
  full_name text not null,
  phone text not null,
  email text not null,
  address text not null,
  address_line2 text not null,
  city text not null,
  state text not null,
  zip text not null,
  country text not null,
  is_default boolean default false not null,
  created_at timestamp with time zone not null,
  constraint delivery_address_pkey PRIMARY KEY (id),
  constraint delivery_address_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

create table deposit (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  method text not null,
  status text not null,
  amount_cents bigint not null,
  transaction_number text not null,
  memo text not null,
  note text default ''::text not null,
  received_cents bigint,
  remark text default ''::text not null,
  question text default ''::text not null,
  first_approved_by bigint,
  first_approved_at timestamp with time zone,
  first_received_cents bigint,
  decided_by bigint,
  decided_at timestamp with time zone,
  transaction_id bigint,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  bank_account_id bigint,
  is_withdrawn boolean default false not null,
  constraint deposit_memo_key UNIQUE (memo),
  constraint deposit_transaction_id_key UNIQUE (transaction_id),
  constraint deposit_pkey PRIMARY KEY (id),
  constraint deposit_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_account(id),
  constraint deposit_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint deposit_first_approved_by_fkey FOREIGN KEY (first_approved_by) REFERENCES account(id),
  constraint deposit_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES wallet(seller_id),
  constraint deposit_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transaction(id),
  constraint deposit_amount_cents_check CHECK (((amount_cents >= 10000) AND (amount_cents <= 100000000))),
  constraint deposit_check CHECK (((status = 'COMPLETED'::text) = (transaction_id IS NOT NULL))),
  constraint deposit_check1 CHECK (((status = ANY (ARRAY['COMPLETED'::text, 'CANCELLED'::text])) = (decided_at IS NOT NULL))),
  constraint deposit_check2 CHECK (((NOT is_withdrawn) OR (status = 'CANCELLED'::text))),
  constraint deposit_method_check CHECK ((method = ANY (ARRAY['BANK'::text, 'PAYPAL'::text]))),
  constraint deposit_received_cents_check CHECK ((received_cents > 0)),
  constraint deposit_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'WAITING'::text, 'COMPLETED'::text, 'CANCELLED'::text])))
);

create table deposit_proof (
  deposit_id bigint not null,
  "position" integer not null,
  name text not null,
  type text not null,
  bytes bigint not null,
  sha256 text not null,
  width integer not null,
  height integer not null,
  constraint deposit_proof_pkey PRIMARY KEY (deposit_id, "position"),
  constraint deposit_proof_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  constraint deposit_proof_position_check CHECK ((("position" >= 1) AND ("position" <= 15))),
  constraint deposit_proof_type_check CHECK ((type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text])))
);

create table email_link (
  account_id bigint not null,
  token_hash bytea not null,
  new_email text not null,
  wrong_names integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint email_link_token_hash_key UNIQUE (token_hash),
  constraint email_link_pkey PRIMARY KEY (account_id),
  constraint email_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table event (
  id bigint generated always as identity not null,
  name text not null,
  payload jsonb not null,
  seller_id bigint,
  at timestamp with time zone not null,
  dispatched_at timestamp with time zone,
  constraint event_pkey PRIMARY KEY (id)
);

create table event_done (
  event_id bigint not null,
  listener text not null,
  constraint event_done_pkey PRIMARY KEY (event_id, listener),
  constraint event_done_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE
);

create table export_columns (
  seller_id bigint not null,
  file text not null,
  columns jsonb not null,
  changed_at timestamp with time zone not null,
  constraint export_columns_pkey PRIMARY KEY (seller_id, file),
  constraint export_columns_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint export_columns_file_check CHECK ((file = ANY (ARRAY['ORDERS'::text, 'TRACKING'::text])))
);

create table favorite (
  account_id bigint not null,
  product_id bigint not null,
  created_at timestamp with time zone not null,
  constraint favorite_pkey PRIMARY KEY (account_id, product_id),
  constraint favorite_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint favorite_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id)
);

create table file_upload (
  id text not null,
  seller_id bigint not null,
  name text not null,
  bytes bigint not null,
  received bigint default 0 not null,
  file_id bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint file_upload_pkey PRIMARY KEY (id),
  constraint file_upload_file_id_fkey FOREIGN KEY (file_id) REFERENCES library_file(id),
  constraint file_upload_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint file_upload_bytes_check CHECK ((bytes > 0)),
  constraint file_upload_check CHECK (((received >= 0) AND (received <= bytes)))
);

create table file_upload_part (
  upload_id text not null,
  starts_at bigint not null,
  bytes bigint not null,
  sha256 text not null,
  constraint file_upload_part_pkey PRIMARY KEY (upload_id, starts_at),
  constraint file_upload_part_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES file_upload(id) ON DELETE CASCADE,
  constraint file_upload_part_bytes_check CHECK ((bytes > 0)),
  constraint file_upload_part_starts_at_check CHECK ((starts_at >= 0))
);

create table gang_place (
  sheet_id bigint not null,
  ticket_id bigint not null,
  print_file_id bigint not null,
  place_left integer not null,
  place_top integer not null,
  place_width integer not null,
  place_height integer not null,
  is_turned boolean not null,
  is_drawn boolean default false not null,
  constraint gang_place_pkey PRIMARY KEY (ticket_id, print_file_id),
  constraint gang_place_print_file_id_fkey FOREIGN KEY (print_file_id) REFERENCES print_file(id),
  constraint gang_place_sheet_id_fkey FOREIGN KEY (sheet_id) REFERENCES gang_sheet(id) ON DELETE CASCADE,
  constraint gang_place_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id)
);

create table gang_print (
  id bigint generated always as identity not null,
  sheet_id bigint not null,
  printed_by bigint not null,
  printed_at timestamp with time zone not null,
  reason text not null,
  constraint gang_print_pkey PRIMARY KEY (id),
  constraint gang_print_printed_by_fkey FOREIGN KEY (printed_by) REFERENCES account(id),
  constraint gang_print_sheet_id_fkey FOREIGN KEY (sheet_id) REFERENCES gang_sheet(id)
);

create table gang_sheet (
  id bigint generated always as identity not null,
  batch_id bigint not null,
  technique text not null,
  width_pixels integer not null,
  length_pixels integer not null,
  used_share double precision not null,
  state text not null,
  sha256 text,
  preview_sha256 text,
  bytes bigint,
  fault text,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  white_sha256 text,
  white_bytes bigint,
  constraint gang_sheet_pkey PRIMARY KEY (id),
  constraint gang_sheet_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id),
  constraint gang_sheet_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id),
  constraint gang_sheet_check CHECK (((state = 'READY'::text) = (sha256 IS NOT NULL))),
  constraint gang_sheet_length_pixels_check CHECK ((length_pixels > 0)),
  constraint gang_sheet_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'READY'::text, 'FAILED'::text]))),
  constraint gang_sheet_white CHECK (((white_sha256 IS NULL) = (white_bytes IS NULL))),
  constraint gang_sheet_width_pixels_check CHECK ((width_pixels > 0))
);

create table holiday (
  day date not null,
  name text not null,
  name_vi text not null,
  constraint holiday_pkey PRIMARY KEY (day)
);

create table hot_file (
  id bigint generated always as identity not null,
  ticket_id bigint,
  print_file_id bigint,
  technique text not null,
  state text not null,
  fault text,
  sent_at timestamp with time zone,
  times integer default 0 not null,
  claimed_by text,
  claimed_until timestamp with time zone,
  sheet_id bigint,
  constraint hot_file_sheet_id_key UNIQUE (sheet_id),
  constraint hot_file_ticket_id_print_file_id_key UNIQUE (ticket_id, print_file_id),
  constraint hot_file_pkey PRIMARY KEY (id),
  constraint hot_file_print_file_id_fkey FOREIGN KEY (print_file_id) REFERENCES print_file(id),
  constraint hot_file_sheet_id_fkey FOREIGN KEY (sheet_id) REFERENCES gang_sheet(id) ON DELETE CASCADE,
  constraint hot_file_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id),
  constraint hot_file_check CHECK (((state <> 'SENT'::text) OR (sent_at IS NOT NULL))),
  constraint hot_file_of CHECK ((((sheet_id IS NULL) = (ticket_id IS NOT NULL)) AND ((sheet_id IS NULL) = (print_file_id IS NOT NULL)))),
  constraint hot_file_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'PLACING'::text, 'SENT'::text, 'FAILED'::text])))
);

create table idempotency (
  account_id bigint not null,
  key text not null,
  call text not null,
  body_hash bytea not null,
  status integer,
  answer text,
  at timestamp with time zone not null,
  constraint idempotency_pkey PRIMARY KEY (account_id, key)
);

create table import (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  link text default ''::text not null,
  file_name text not null,
  sha256 text,
  bytes bigint default 0 not null,
  status text not null,
  fault_code text,
  fault_values jsonb default '{}'::jsonb not null,
  repeats_id bigint,
  platform text default 'OWN'::text not null,
  columns jsonb default '[]'::jsonb not null,
  chosen jsonb default '{}'::jsonb not null,
  checked_row integer default 0 not null,
  bytes_read bigint default 0 not null,
  good_rows integer default 0 not null,
  bad_rows integer default 0 not null,
  held_rows integer default 0 not null,
  warnings integer default 0 not null,
  orders integer default 0 not null,
  production_cents bigint default 0 not null,
  shipping_cents bigint default 0 not null,
  total_cents bigint default 0 not null,
  made_row integer default 0 not null,
  made_orders integer default 0 not null,
  duplicate_orders integer default 0 not null,
  is_submitted boolean default false not null,
  created_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  finished_at timestamp with time zone,
  repriced_orders integer default 0 not null,
  repriced_from_cents bigint default 0 not null,
  repriced_to_cents bigint default 0 not null,
  low_orders integer default 0 not null,
  low_dpi integer,
  accepts_dpi integer,
  confirmed_by bigint,
  left_out jsonb default '[]'::jsonb not null,
  takes jsonb default '[]'::jsonb not null,
  unclear jsonb default '[]'::jsonb not null,
  sheet integer default 0 not null,
  header_row integer default 1 not null,
  constraint import_pkey PRIMARY KEY (id),
  constraint import_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES account(id),
  constraint import_repeats_id_fkey FOREIGN KEY (repeats_id) REFERENCES import(id),
  constraint import_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint import_accepts_dpi_check CHECK (((accepts_dpi >= 1) AND (accepts_dpi <= 2400))),
  constraint import_status_check CHECK ((status = ANY (ARRAY['FETCHING'::text, 'CHECKING'::text, 'MAPPING'::text, 'READY'::text, 'IMPORTING'::text, 'DONE'::text, 'REFUSED'::text, 'CANCELLED'::text])))
);

create table import_header (
  seller_id bigint not null,
  header_hash bytea not null,
  chosen jsonb not null,
  changed_at timestamp with time zone not null,
  file text not null,
  constraint import_header_pkey PRIMARY KEY (seller_id, file, header_hash),
  constraint import_header_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint import_header_file_check CHECK ((file = ANY (ARRAY['ORDERS'::text, 'TRACKING'::text])))
);

create table import_mend (
  import_id bigint not null,
  "row" integer not null,
  field text not null,
  was text not null,
  value text not null,
  changed_at timestamp with time zone not null,
  constraint import_mend_pkey PRIMARY KEY (import_id, "row", field),
  constraint import_mend_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id)
);

create table import_problem (
  import_id bigint not null,
  "row" integer not null,
  "position" integer not null,
  column_name text not null,
  field text not null,
  value text not null,
  code text not null,
  severity text not null,
  "values" jsonb not null,
  constraint import_problem_pkey PRIMARY KEY (import_id, severity, "row", "position"),
  constraint import_problem_severity_check CHECK ((severity = ANY (ARRAY['error'::text, 'warning'::text, 'left'::text])))
);

create table import_row (
  import_id bigint not null,
  order_row integer not null,
  "row" integer not null,
  is_first boolean not null,
  external_id text not null,
  state text not null,
  lines json,
  cells json,
  production_cents bigint,
  shipping_cents bigint,
  unit_cents jsonb,
  low_dpi integer,
  constraint import_row_pkey PRIMARY KEY (import_id, order_row, "row"),
  constraint import_row_state_check CHECK ((state = ANY (ARRAY['GOOD'::text, 'BARE'::text, 'BAD'::text, 'STRAY'::text, 'HELD'::text, 'LEFT'::text])))
);

create table inbound_news (
  id bigint generated always as identity not null,
  source text not null,
  delivery_id text not null,
  subject_id bigint,
  body bytea not null,
  state text not null,
  tries integer default 0 not null,
  fault text default ''::text not null,
  at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint inbound_news_source_delivery_id_key UNIQUE (source, delivery_id),
  constraint inbound_news_pkey PRIMARY KEY (id),
  constraint inbound_news_check CHECK (((state = 'DONE'::text) = (done_at IS NOT NULL))),
  constraint inbound_news_state_check CHECK ((state = ANY (ARRAY['NEW'::text, 'DONE'::text, 'FAILED'::text])))
);

create table intake (
  id bigint generated always as identity not null,
  number text not null,
  order_id bigint,
  seller_id bigint,
  surplus text,
  taken_by bigint not null,
  taken_at timestamp with time zone not null,
  left_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by bigint,
  note text default ''::text not null,
  constraint intake_pkey PRIMARY KEY (id),
  constraint intake_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES account(id),
  constraint intake_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint intake_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint intake_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES account(id),
  constraint intake_check CHECK (((surplus IS NOT NULL) OR ((order_id IS NOT NULL) AND (seller_id IS NOT NULL)))),
  constraint intake_check1 CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint intake_surplus_check CHECK ((surplus = ANY (ARRAY['UNKNOWN'::text, 'NOT_PAID'::text, 'STOPPED'::text, 'LEFT'::text, 'NOT_LABEL'::text])))
);

create table job_suspect (
  subject text not null,
  deaths integer not null,
  tried_by uuid,
  letter_id uuid,
  at timestamp with time zone not null,
  constraint job_suspect_pkey PRIMARY KEY (subject),
  constraint job_suspect_deaths_check CHECK ((deaths >= 0))
);

create table label (
  id bigint generated always as identity not null,
  order_id bigint not null,
  seller_id bigint not null,
  kind text not null,
  state text not null,
  key text,
  carrier text not null,
  service text default ''::text not null,
  tracking_number text,
  zip text,
  postage_cents bigint default 0 not null,
  sha256 text,
  source_sha256 text,
  link text default ''::text not null,
  fault text,
  fault_note text default ''::text not null,
  void_reason text default ''::text not null,
  created_at timestamp with time zone not null,
  made_at timestamp with time zone,
  printed_at timestamp with time zone,
  print_count integer default 0 not null,
  voided_at timestamp with time zone,
  form text default 'PDF'::text not null,
  typed_by text,
  account_id bigint,
  quoted_cents bigint,
  ref text default ''::text not null,
  trouble text,
  ask_at timestamp with time zone,
  refund_state text default 'NONE'::text not null,
  refund_ref text default ''::text not null,
  refund_note text default ''::text not null,
  refund_at timestamp with time zone,
  refund_ask_at timestamp with time zone,
  refund_ended_at timestamp with time zone,
  refund_closed_at timestamp with time zone,
  refund_let_go_cents bigint default 0 not null,
  form_number text,
  carrier_name text default ''::text not null,
  tracking_link text default ''::text not null,
  scanned_at timestamp with time zone,
  constraint label_key_key UNIQUE (key),
  constraint label_pkey PRIMARY KEY (id),
  constraint label_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_account(id),
  constraint label_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint label_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint label_form_check CHECK ((form = ANY (ARRAY['PDF'::text, 'ZPL'::text]))),
  constraint label_held CHECK (((state <> ALL (ARRAY['READ'::text, 'LIVE'::text, 'VOIDING'::text])) OR ((tracking_number IS NOT NULL) AND (sha256 IS NOT NULL)))),
  constraint label_kind_check CHECK ((kind = ANY (ARRAY['BOUGHT'::text, 'SUPPLIED'::text, 'ELSEWHERE'::text]))),
  constraint label_postage_cents_check CHECK ((postage_cents >= 0)),
  constraint label_quoted_cents_check CHECK ((quoted_cents >= 0)),
  constraint label_refund_begun CHECK (((refund_state = 'NONE'::text) OR (refund_at IS NOT NULL))),
  constraint label_refund_let_go_cents_check CHECK ((refund_let_go_cents >= 0)),
  constraint label_refund_state_check CHECK ((refund_state = ANY (ARRAY['NONE'::text, 'ASKED'::text, 'REFUNDED'::text, 'REFUSED'::text]))),
  constraint label_state_check CHECK ((state = ANY (ARRAY['INTENT'::text, 'FAILED'::text, 'READ'::text, 'LIVE'::text, 'VOIDING'::text, 'VOIDED'::text, 'REFUSED'::text, 'ENDED'::text]))),
  constraint label_trouble_check CHECK ((trouble = ANY (ARRAY['UNKNOWN'::text, 'LIMITED'::text, 'STOPPED'::text])))
);

create table label_batch (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  file_name text not null,
  status text not null,
  confirmed_by bigint,
  created_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  header text[] default '{}'::text[] not null,
  cleaned_at timestamp with time zone,
  constraint label_batch_pkey PRIMARY KEY (id),
  constraint label_batch_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint label_batch_status_check CHECK ((status = ANY (ARRAY['RATING'::text, 'READY'::text, 'BUYING'::text, 'DONE'::text, 'DISCARDED'::text])))
);

create table label_batch_row (
  id bigint generated always as identity not null,
  batch_id bigint not null,
  seller_id bigint not null,
  "row" integer not null,
  state text not null,
  faults jsonb default '[]'::jsonb not null,
  parcel jsonb,
  rates jsonb default '[]'::jsonb not null,
  until timestamp with time zone,
  wanted integer,
  wanted_cents bigint,
  order_id bigint,
  cells text[] default '{}'::text[] not null,
  constraint label_batch_row_batch_id_row_key UNIQUE (batch_id, "row"),
  constraint label_batch_row_pkey PRIMARY KEY (id),
  constraint label_batch_row_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES label_batch(id),
  constraint label_batch_row_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint label_batch_row_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint label_batch_row_state_check CHECK ((state = ANY (ARRAY['RATING'::text, 'READY'::text, 'REFUSED'::text, 'BOUGHT'::text, 'FAILED'::text])))
);

create table label_file (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  name text not null,
  tracking_number text not null,
  zip text,
  sha256 text not null,
  source_sha256 text not null,
  created_at timestamp with time zone not null,
  form text default 'PDF'::text not null,
  constraint label_file_pkey PRIMARY KEY (id),
  constraint label_file_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint label_file_form_check CHECK ((form = ANY (ARRAY['PDF'::text, 'ZPL'::text])))
);

create table label_import (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  mode text not null,
  file_name text not null,
  sha256 text not null,
  bytes bigint not null,
  file_hash text not null,
  repeats_id bigint,
  status text not null,
  fault_code text,
  fault_values jsonb default '{}'::jsonb not null,
  pages integer default 0 not null,
  read_pages integer default 0 not null,
  is_submitted boolean default false not null,
  confirmed_by bigint,
  created_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint label_import_pkey PRIMARY KEY (id),
  constraint label_import_repeats_id_fkey FOREIGN KEY (repeats_id) REFERENCES label_import(id),
  constraint label_import_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint label_import_mode_check CHECK ((mode = ANY (ARRAY['NEW'::text, 'MATCH'::text]))),
  constraint label_import_status_check CHECK ((status = ANY (ARRAY['READING'::text, 'READY'::text, 'MAKING'::text, 'DONE'::text, 'REFUSED'::text, 'CANCELLED'::text])))
);

create table label_page (
  id bigint generated always as identity not null,
  import_id bigint not null,
  seller_id bigint not null,
  page integer not null,
  part integer not null,
  state text not null,
  fault text,
  fault_note text default ''::text not null,
  has_code boolean not null,
  number text,
  zip text,
  full_name text default ''::text not null,
  address text default ''::text not null,
  city text default ''::text not null,
  state_code text default ''::text not null,
  page_text text default ''::text not null,
  sha256 text,
  form text default 'PDF'::text not null,
  typed_by text,
  order_id bigint,
  matched_by text,
  cut jsonb,
  is_marked boolean default false not null,
  constraint label_page_import_id_page_part_key UNIQUE (import_id, page, part),
  constraint label_page_pkey PRIMARY KEY (id),
  constraint label_page_import_id_fkey FOREIGN KEY (import_id) REFERENCES label_import(id),
  constraint label_page_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint label_page_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint label_page_form_check CHECK ((form = ANY (ARRAY['PDF'::text, 'ZPL'::text]))),
  constraint label_page_matched_by_check CHECK ((matched_by = ANY (ARRAY['NUMBER'::text, 'REFERENCE'::text, 'ZIP'::text, 'NAME'::text, 'HAND'::text]))),
  constraint label_page_read CHECK (((state <> ALL (ARRAY['READY'::text, 'MADE'::text])) OR ((number IS NOT NULL) AND (sha256 IS NOT NULL)))),
  constraint label_page_state_check CHECK ((state = ANY (ARRAY['READY'::text, 'UNMATCHED'::text, 'UNREAD'::text, 'LEFT'::text, 'KNOWN'::text, 'MADE'::text, 'REFUSED'::text])))
);

create table label_paper (
  id bigint generated always as identity not null,
  order_id bigint not null,
  by bigint not null,
  at timestamp with time zone not null,
  name text not null,
  source_sha256 text not null,
  sha256 text not null,
  form text not null,
  number text,
  carrier text,
  zip text,
  codes text[] default '{}'::text[] not null,
  label_id bigint,
  constraint label_paper_pkey PRIMARY KEY (id),
  constraint label_paper_by_fkey FOREIGN KEY (by) REFERENCES account(id),
  constraint label_paper_label_id_fkey FOREIGN KEY (label_id) REFERENCES label(id),
  constraint label_paper_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint label_paper_form_check CHECK ((form = ANY (ARRAY['PDF'::text, 'ZPL'::text])))
);

create table label_parcel (
  order_id bigint not null,
  label_id bigint not null,
  seller_id bigint not null,
  parcel jsonb not null,
  account_id bigint not null,
  service text not null,
  service_name text not null,
  carrier_name text not null,
  cents bigint not null,
  words text not null,
  created_at timestamp with time zone not null,
  constraint label_parcel_label_id_key UNIQUE (label_id),
  constraint label_parcel_pkey PRIMARY KEY (order_id),
  constraint label_parcel_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_account(id),
  constraint label_parcel_label_id_fkey FOREIGN KEY (label_id) REFERENCES label(id),
  constraint label_parcel_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint label_parcel_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint label_parcel_cents_check CHECK ((cents >= 0))
);

create table label_purchase (
  label_id bigint not null,
  account_id bigint not null,
  service text not null,
  ref text not null,
  asked text not null,
  rate_ref text not null,
  quoted_cents bigint not null,
  opened_at timestamp with time zone not null,
  tried_at timestamp with time zone,
  tries integer default 0 not null,
  constraint label_purchase_pkey PRIMARY KEY (label_id),
  constraint label_purchase_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_account(id),
  constraint label_purchase_label_id_fkey FOREIGN KEY (label_id) REFERENCES label(id),
  constraint label_purchase_quoted_cents_check CHECK ((quoted_cents >= 0))
);

create table label_rate (
  id uuid not null,
  seller_id bigint not null,
  parcel jsonb not null,
  rates jsonb not null,
  until timestamp with time zone not null,
  order_id bigint,
  constraint label_rate_pkey PRIMARY KEY (id),
  constraint label_rate_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint label_rate_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id)
);

create table label_reprint (
  id bigint generated always as identity not null,
  label_id bigint not null,
  by bigint not null,
  at timestamp with time zone not null,
  reason text not null,
  constraint label_reprint_pkey PRIMARY KEY (id),
  constraint label_reprint_by_fkey FOREIGN KEY (by) REFERENCES account(id),
  constraint label_reprint_label_id_fkey FOREIGN KEY (label_id) REFERENCES label(id),
  constraint label_reprint_reason_check CHECK ((reason <> ''::text))
);

create table ledger_check (
  id bigint generated always as identity not null,
  checked_at timestamp with time zone not null,
  count integer not null,
  findings jsonb not null,
  constraint ledger_check_pkey PRIMARY KEY (id)
);

create table ledger_entry (
  transaction_id bigint not null,
  account text not null,
  amount_cents bigint not null,
  constraint ledger_entry_pkey PRIMARY KEY (transaction_id, account),
  constraint ledger_entry_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transaction(id),
  constraint ledger_entry_account_check CHECK ((account = ANY (ARRAY['WALLET'::text, 'HELD'::text, 'DEBT'::text, 'BANK'::text, 'PAYPAL'::text, 'PRODUCTION'::text, 'SHIPPING'::text, 'REFUND'::text, 'REFERRAL'::text]))),
  constraint ledger_entry_amount_cents_check CHECK ((amount_cents <> 0))
);

create table ledger_house_seal (
  "position" bigint not null,
  transaction_id bigint not null,
  seal bytea not null,
  constraint ledger_house_seal_transaction_id_key UNIQUE (transaction_id),
  constraint ledger_house_seal_pkey PRIMARY KEY ("position"),
  constraint ledger_house_seal_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transaction(id)
);

create table ledger_transaction (
  id bigint generated always as identity not null,
  kind text not null,
  ref text not null,
  method text not null,
  reason text not null,
  order_id bigint,
  at timestamp with time zone not null,
  seller_id bigint,
  "position" bigint,
  amount_cents bigint not null,
  balance_after_cents bigint,
  held_after_cents bigint,
  debt_after_cents bigint,
  credit_limit_cents bigint,
  seal bytea,
  constraint ledger_transaction_chain UNIQUE (seller_id, "position"),
  constraint ledger_transaction_ref UNIQUE (kind, ref),
  constraint ledger_transaction_pkey PRIMARY KEY (id),
  constraint ledger_transaction_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES wallet(seller_id),
  constraint ledger_transaction_check CHECK ((((seller_id IS NULL) = ("position" IS NULL)) AND ((seller_id IS NULL) = (seal IS NULL)))),
  constraint ledger_transaction_kind_check CHECK ((kind = ANY (ARRAY['DEPOSIT'::text, 'PAYMENT'::text, 'REFUND'::text, 'ADJUSTMENT'::text, 'REFERRAL'::text, 'CLAWBACK'::text, 'HOLD'::text, 'RELEASE'::text, 'CREDIT_LIMIT'::text, 'INTERNAL'::text]))),
  constraint ledger_transaction_method_check CHECK ((method = ANY (ARRAY['WALLET'::text, 'BANK'::text, 'PAYPAL'::text])))
);

create table library_file (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  name text not null,
  source text not null,
  sha256 text not null,
  thumbnail_sha256 text not null,
  type text not null,
  bytes bigint not null,
  width integer not null,
  height integer not null,
  has_alpha boolean not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  proxy_sha256 text,
  constraint library_file_pkey PRIMARY KEY (id),
  constraint library_file_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint library_file_bytes_check CHECK ((bytes > 0)),
  constraint library_file_height_check CHECK ((height > 0)),
  constraint library_file_source_check CHECK ((source = ANY (ARRAY['UPLOAD'::text, 'LINK'::text]))),
  constraint library_file_type_check CHECK ((type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text]))),
  constraint library_file_width_check CHECK ((width > 0))
);

create table manifest (
  id bigint generated always as identity not null,
  state text not null,
  carrier text not null,
  opened_by bigint not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  form_number text,
  form_sha256 text,
  account_id bigint,
  is_form_carriers boolean default false not null,
  trouble_said text,
  trouble_at timestamp with time zone,
  closing_at timestamp with time zone,
  ask_at timestamp with time zone,
  trouble_stopped boolean default false not null,
  constraint manifest_pkey PRIMARY KEY (id),
  constraint manifest_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_account(id),
  constraint manifest_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES account(id),
  constraint manifest_ask CHECK (((ask_at IS NULL) OR ((state = 'CLOSING'::text) AND (trouble_at IS NULL)))),
  constraint manifest_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'CLOSING'::text, 'CLOSED'::text]))),
  constraint manifest_trouble CHECK (((trouble_at IS NULL) OR (state = 'CLOSING'::text))),
  constraint manifest_trouble_said CHECK (((trouble_said IS NULL) OR (trouble_at IS NOT NULL))),
  constraint manifest_trouble_stopped CHECK (((NOT trouble_stopped) OR (trouble_at IS NOT NULL)))
);

create table mockup (
  key text not null,
  seller_id bigint not null,
  sha256 text not null,
  made_at timestamp with time zone not null,
  constraint mockup_pkey PRIMARY KEY (key),
  constraint mockup_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id)
);

create table mockup_base (
  key text not null,
  product_id bigint not null,
  view text not null,
  photo_sha256 text not null,
  light_sha256 text not null,
  shift_sha256 text not null,
  page_photo_sha256 text not null,
  page_light_sha256 text not null,
  width integer not null,
  height integer not null,
  places jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone not null,
  constraint mockup_base_product_id_view_key UNIQUE (product_id, view),
  constraint mockup_base_pkey PRIMARY KEY (key),
  constraint mockup_base_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint mockup_base_height_check CHECK ((height > 0)),
  constraint mockup_base_view_check CHECK ((view = ANY (ARRAY['front'::text, 'back'::text, 'detail'::text]))),
  constraint mockup_base_width_check CHECK ((width > 0))
);

create table money_act (
  id bigint generated always as identity not null,
  maker_id bigint not null,
  call text not null,
  kind text not null,
  amount bigint,
  subject text not null,
  object text not null,
  params jsonb default '{}'::jsonb not null,
  request jsonb default '{}'::jsonb not null,
  own_key text,
  state text not null,
  at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  remark text default ''::text not null,
  constraint money_act_pkey PRIMARY KEY (id),
  constraint money_act_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint money_act_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES account(id),
  constraint money_act_check CHECK (((state = ANY (ARRAY['DONE'::text, 'REFUSED'::text])) = (decided_at IS NOT NULL))),
  constraint money_act_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'refund'::text, 'adjustment'::text, 'grant'::text, 'postage'::text, 'price'::text, 'payee'::text, 'access'::text, 'power'::text]))),
  constraint money_act_state_check CHECK ((state = ANY (ARRAY['ALONE'::text, 'WAITING'::text, 'DONE'::text, 'REFUSED'::text])))
);

create table notification (
  id bigint generated always as identity not null,
  account_id bigint not null,
  type text not null,
  title_en text,
  title_vi text,
  link text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  kind text,
  notice_values jsonb,
  about text,
  bundle date,
  is_closed boolean default false not null,
  mails_at timestamp with time zone,
  in_bell boolean default true not null,
  happened_at timestamp with time zone not null,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint notification_says CHECK ((((kind IS NOT NULL) AND (notice_values IS NOT NULL)) OR ((title_en IS NOT NULL) AND (title_vi IS NOT NULL)))),
  constraint notification_type_check CHECK ((type = ANY (ARRAY['ORDER'::text, 'ROOM'::text, 'PAYMENT'::text, 'PROMOTION'::text, 'NORMAL'::text])))
);

create table notification_choice (
  account_id bigint not null,
  about text not null,
  bell boolean not null,
  mail boolean not null,
  digest boolean not null,
  push boolean not null,
  constraint notification_choice_pkey PRIMARY KEY (account_id, about),
  constraint notification_choice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table notification_digest (
  id bigint generated always as identity not null,
  account_id bigint not null,
  day date not null,
  made_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint notification_digest_account_id_day_key UNIQUE (account_id, day),
  constraint notification_digest_pkey PRIMARY KEY (id),
  constraint notification_digest_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table notification_event (
  id bigint generated always as identity not null,
  notification_id bigint not null,
  account_id bigint not null,
  subject_id bigint,
  in_digest boolean not null,
  digest_id bigint,
  at timestamp with time zone not null,
  constraint notification_event_pkey PRIMARY KEY (id),
  constraint notification_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint notification_event_digest_id_fkey FOREIGN KEY (digest_id) REFERENCES notification_digest(id) ON DELETE CASCADE,
  constraint notification_event_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notification(id) ON DELETE CASCADE
);

create table one_time_code (
  account_id bigint not null,
  purpose text not null,
  code_hash bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  guesses integer default 0 not null,
  guessed_at timestamp with time zone[] default '{}'::timestamp with time zone[] not null,
  constraint one_time_code_pkey PRIMARY KEY (account_id),
  constraint one_time_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint one_time_code_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text, 'email'::text])))
);

create table "order" (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  external_id text,
  is_kept boolean default false not null,
  source text not null,
  import_id bigint,
  import_row integer,
  import_page integer,
  order_type text not null,
  shipping_by text not null,
  shipping_method text,
  status text not null,
  seller_status text default 'NONE'::text not null,
  duplicate_of text,
  duplicate_of_id bigint,
  error_from text,
  error_code text,
  error_note text default ''::text not null,
  error_waits_on text,
  is_cause_mended boolean default false not null,
  full_name text not null,
  phone text not null,
  email text not null,
  address text not null,
  address_line2 text not null,
  city text not null,
  state text not null,
  zip text not null,
  country text not null,
  address_verdict text not null,
  tag text default ''::text not null,
  note text default ''::text not null,
  quantity integer not null,
  production_cents bigint not null,
  shipping_cents bigint not null,
  discount_cents bigint default 0 not null,
  total_cents bigint not null,
  quote_until timestamp with time zone,
  paid_at timestamp with time zone,
  paid_cents bigint default 0 not null,
  refunded_cents bigint default 0 not null,
  payment text generated always as (
CASE
    WHEN (paid_at IS NULL) THEN 'UNPAID'::text
    WHEN (refunded_cents = 0) THEN 'PAID'::text
    WHEN (refunded_cents < paid_cents) THEN 'PARTIAL_REFUNDED'::text
    ELSE 'REFUNDED'::text
END) stored,
  submit_when_ready boolean default false not null,
  items_missing_files integer default 0 not null,
  label_link text default ''::text not null,
  label jsonb,
  label_state text default 'NONE'::text not null,
  tracking_number text,
  carrier text default ''::text not null,
  tracking_state text default 'NONE'::text not null,
  cooling_off_until timestamp with time zone,
  rendered_at timestamp with time zone,
  batch_id bigint,
  production_started_at timestamp with time zone,
  all_passed_at timestamp with time zone,
  manifest_id bigint,
  handed_over_at timestamp with time zone,
  miss_at timestamp with time zone,
  miss_refund_at timestamp with time zone,
  delivered_at timestamp with time zone,
  claim_until timestamp with time zone,
  open_tickets integer default 0 not null,
  void_refund_cents bigint default 0 not null,
  platform_ordered_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  deleted_at timestamp with time zone,
  voucher_id bigint,
  voucher_code text default ''::text not null,
  is_number_read boolean default false not null,
  error_item_id bigint,
  error_side text,
  sees text default 'NONE'::text not null,
  returned_at timestamp with time zone,
  used_shipping_cents bigint default 0 not null,
  copy_of bigint,
  is_free boolean default false not null,
  error_was jsonb default '[]'::jsonb not null,
  label_fault text,
  label_fault_note text default ''::text not null,
  is_own boolean default false not null,
  status_at timestamp with time zone default now() not null,
  frozen_prices jsonb,
  processed_at timestamp with time zone,
  carrier_name text default ''::text not null,
  tracking_link text default ''::text not null,
  constraint order_pkey PRIMARY KEY (id),
  constraint order_copy_of_fkey FOREIGN KEY (copy_of) REFERENCES "order"(id),
  constraint order_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint order_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES voucher(id),
  constraint order_address_verdict_check CHECK ((address_verdict = ANY (ARRAY['GOOD'::text, 'WARNED'::text, 'REFUSED'::text]))),
  constraint order_discount_cents_check CHECK ((discount_cents >= 0)),
  constraint order_duplicate_of_check CHECK ((duplicate_of = ANY (ARRAY['EXTERNAL_ID'::text, 'TRACKING_NUMBER'::text]))),
  constraint order_error_waits_on_check CHECK ((error_waits_on = ANY (ARRAY['SELLER'::text, 'STAFF'::text]))),
  constraint order_items_missing_files_check CHECK ((items_missing_files >= 0)),
  constraint order_label_state_check CHECK ((label_state = ANY (ARRAY['NONE'::text, 'WAITING'::text, 'READ'::text, 'REFUSED'::text, 'CREATED'::text, 'VOIDED'::text]))),
  constraint order_order_type_check CHECK ((order_type = ANY (ARRAY['STANDARD'::text, 'SHIP_BY_SELLER'::text, 'LABEL'::text]))),
  constraint order_paid_cents_check CHECK ((paid_cents >= 0)),
  constraint order_paid_in_production CHECK (((paid_at IS NOT NULL) OR (status = ANY (ARRAY['PENDING'::text, 'PAYMENT_FAILED'::text, 'DUPLICATE'::text, 'CANCELLED'::text, 'ERROR'::text])))),
  constraint order_production_cents_check CHECK ((production_cents >= 0)),
  constraint order_quantity_check CHECK ((quantity >= 0)),
  constraint order_refund_within_paid CHECK (((refunded_cents >= 0) AND (refunded_cents <= paid_cents))),
  constraint order_sees_check CHECK ((sees = ANY (ARRAY['CARRIER'::text, 'PLATFORM'::text, 'TRACKER'::text, 'NONE'::text]))),
  constraint order_seller_status_check CHECK ((seller_status = ANY (ARRAY['NONE'::text, 'CONFIRMED'::text, 'ON_HOLD'::text, 'TRACKING_UPLOADED'::text, 'COMPLETED'::text]))),
  constraint order_shipping_by_check CHECK ((shipping_by = ANY (ARRAY['USPS'::text, 'TIKTOK'::text]))),
  constraint order_shipping_cents_check CHECK ((shipping_cents >= 0)),
  constraint order_shipping_method_check CHECK ((shipping_method = ANY (ARRAY['free'::text, 'standard'::text, 'priority'::text, 'express'::text, 'international'::text]))),
  constraint order_source_check CHECK ((source = ANY (ARRAY['FORM'::text, 'IMPORT'::text, 'SCAN'::text, 'API'::text, 'CART'::text, 'COPY'::text, 'LABEL_FORM'::text, 'REPRINT'::text]))),
  constraint order_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'NEW_ORDER'::text, 'PAYMENT_FAILED'::text, 'LABEL_CREATED'::text, 'PRINTED'::text, 'SHIPPED'::text, 'IN_PRODUCTION'::text, 'PRODUCED'::text, 'IN_TRANSIT'::text, 'DELIVERED'::text, 'CANCELLED'::text, 'ERROR'::text, 'REFUNDED'::text, 'PARTIAL_REFUNDED'::text, 'PROCESSING'::text, 'EXPORTED'::text, 'MISSED'::text, 'SCANNING'::text, 'ACTIVED'::text, 'CLOSED'::text, 'DUPLICATE'::text]))),
  constraint order_total_cents_check CHECK ((total_cents >= 0)),
  constraint order_used_shipping CHECK (((used_shipping_cents >= 0) AND (used_shipping_cents <= shipping_cents)))
);

create table order_bin (
  number integer not null,
  order_id bigint not null,
  taken_at timestamp with time zone not null,
  constraint order_bin_order_id_key UNIQUE (order_id),
  constraint order_bin_pkey PRIMARY KEY (number),
  constraint order_bin_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint order_bin_number_check CHECK ((number > 0))
);

create table order_change (
  id bigint generated always as identity not null,
  order_id bigint not null,
  at timestamp with time zone not null,
  step text not null,
  from_status text,
  to_status text not null,
  actor text not null,
  actor_id bigint,
  reason text default ''::text not null,
  cents bigint,
  request_id text,
  constraint order_change_pkey PRIMARY KEY (id),
  constraint order_change_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES account(id),
  constraint order_change_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint order_change_actor_check CHECK ((actor = ANY (ARRAY['seller'::text, 'system'::text, 'carrier'::text, 'staff'::text])))
);

create table order_file (
  id bigint generated always as identity not null,
  order_id bigint not null,
  item_id bigint not null,
  side text not null,
  file_id bigint,
  link text default ''::text not null,
  state text not null,
  fault text,
  document jsonb,
  accepted_dpi integer,
  accepted_by bigint,
  accepted_at timestamp with time zone,
  constraint order_file_item_id_side_key UNIQUE (item_id, side),
  constraint order_file_pkey PRIMARY KEY (id),
  constraint order_file_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES account(id),
  constraint order_file_item_id_fkey FOREIGN KEY (item_id) REFERENCES order_item(id),
  constraint order_file_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint order_file_accepted CHECK (((accepted_dpi IS NULL) = (accepted_at IS NULL))),
  constraint order_file_accepted_dpi_check CHECK (((accepted_dpi >= 1) AND (accepted_dpi <= 2400))),
  constraint order_file_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'READY'::text, 'FAILED'::text])))
);

create table order_item (
  id bigint generated always as identity not null,
  order_id bigint not null,
  "position" integer not null,
  variant_id bigint,
  product_code text not null,
  sku text not null,
  product_name text not null,
  size text not null,
  color text not null,
  quantity integer not null,
  unit_cents bigint not null,
  weight_oz double precision default 0 not null,
  mockups text[] default '{}'::text[] not null,
  refunded_cents bigint default 0 not null,
  cancelled_at timestamp with time zone,
  product_text text default ''::text not null,
  template_id bigint,
  product_name_vi text default ''::text not null,
  cancel_fee_cents bigint default 0 not null,
  customs jsonb,
  copy_of bigint,
  refunded_shipping_cents bigint default 0 not null,
  seller_id bigint not null,
  sold_at timestamp with time zone,
  is_product_first boolean default false not null,
  is_template_first boolean default false not null,
  constraint order_item_order_id_position_key UNIQUE (order_id, "position"),
  constraint order_item_pkey PRIMARY KEY (id),
  constraint order_item_copy_of_fkey FOREIGN KEY (copy_of) REFERENCES order_item(id),
  constraint order_item_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint order_item_template_id_fkey FOREIGN KEY (template_id) REFERENCES template(id),
  constraint order_item_cancel_fee_cents_check CHECK ((cancel_fee_cents >= 0)),
  constraint order_item_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000))),
  constraint order_item_sold CHECK (((sold_at IS NULL) OR (cancelled_at IS NULL))),
  constraint order_item_unit_cents_check CHECK ((unit_cents >= 0))
);

create table order_note (
  id bigint generated always as identity not null,
  order_id bigint not null,
  author_id bigint not null,
  text text not null,
  at timestamp with time zone not null,
  constraint order_note_pkey PRIMARY KEY (id),
  constraint order_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  constraint order_note_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id)
);

create table order_quote (
  id uuid not null,
  seller_id bigint not null,
  asked text not null,
  bill jsonb not null,
  until timestamp with time zone not null,
  order_id bigint,
  constraint order_quote_pkey PRIMARY KEY (id),
  constraint order_quote_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint order_quote_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id)
);

create table order_search (
  order_id bigint not null,
  words tsvector not null,
  constraint order_search_pkey PRIMARY KEY (order_id)
);

create table packing (
  seller_id bigint not null,
  sender text default ''::text not null,
  return_address text default ''::text not null,
  message text default ''::text not null,
  paper text default 'LABEL'::text not null,
  eori text default ''::text not null,
  ioss text default ''::text not null,
  logo_sha256 text,
  constraint packing_pkey PRIMARY KEY (seller_id),
  constraint packing_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint packing_paper_check CHECK ((paper = ANY (ARRAY['LABEL'::text, 'LETTER'::text, 'A4'::text])))
);

create table page_edition (
  id bigint generated always as identity not null,
  key text not null,
  title text not null,
  title_vi text not null,
  lead text not null,
  lead_vi text not null,
  body text not null,
  body_vi text not null,
  version integer not null,
  published_at timestamp with time zone not null,
  published_by text not null,
  constraint page_edition_key_version_key UNIQUE (key, version),
  constraint page_edition_pkey PRIMARY KEY (id),
  constraint page_edition_key_check CHECK ((key = ANY (ARRAY['home'::text, 'faq'::text, 'terms'::text, 'privacy-policy'::text, 'our-services'::text, 'product'::text, 'design'::text, 'empty-package'::text, 'buying-label'::text]))),
  constraint page_edition_title_check CHECK ((title <> ''::text)),
  constraint page_edition_title_vi_check CHECK ((title_vi <> ''::text))
);

create table page_text (
  key text not null,
  title text not null,
  title_vi text not null,
  lead text not null,
  lead_vi text not null,
  body text not null,
  body_vi text not null,
  edition_id bigint,
  version integer not null,
  edited_at timestamp with time zone not null,
  edited_by text not null,
  constraint page_text_pkey PRIMARY KEY (key),
  constraint page_text_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES page_edition(id)
);

create table parcel (
  id bigint generated always as identity not null,
  manifest_id bigint,
  order_id bigint not null,
  seller_id bigint not null,
  tracking_number text not null,
  carrier text not null,
  state text not null,
  scanned_by bigint,
  scanned_at timestamp with time zone not null,
  handed_at timestamp with time zone,
  last_event_at timestamp with time zone,
  checked_at timestamp with time zone,
  sees text default 'NONE'::text not null,
  returned_at timestamp with time zone,
  returned_by bigint,
  account_id bigint,
  ask_at timestamp with time zone,
  ask_by timestamp with time zone,
  pushed_at timestamp with time zone,
  carrier_name text default ''::text not null,
  tracking_link text default ''::text not null,
  constraint parcel_pkey PRIMARY KEY (id),
  constraint parcel_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_account(id),
  constraint parcel_manifest_id_fkey FOREIGN KEY (manifest_id) REFERENCES manifest(id),
  constraint parcel_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint parcel_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES account(id),
  constraint parcel_scanned_by_fkey FOREIGN KEY (scanned_by) REFERENCES account(id),
  constraint parcel_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint parcel_on_manifest CHECK (((state <> ALL (ARRAY['SCANNED'::text, 'HANDED'::text])) OR (manifest_id IS NOT NULL))),
  constraint parcel_sees_check CHECK ((sees = ANY (ARRAY['CARRIER'::text, 'PLATFORM'::text, 'TRACKER'::text, 'NONE'::text]))),
  constraint parcel_state_check CHECK ((state = ANY (ARRAY['LABELLED'::text, 'SCANNED'::text, 'HANDED'::text, 'ACCEPTED'::text, 'MOVING'::text, 'DELIVERED'::text, 'RETURNED'::text])))
);

create table parcel_event (
  id bigint generated always as identity not null,
  parcel_id bigint not null,
  code text not null,
  at timestamp with time zone not null,
  place text not null,
  received_at timestamp with time zone not null,
  told_by text not null,
  constraint parcel_event_parcel_id_code_at_key UNIQUE (parcel_id, code, at),
  constraint parcel_event_pkey PRIMARY KEY (id),
  constraint parcel_event_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id),
  constraint parcel_event_told_by_check CHECK ((told_by = ANY (ARRAY['CARRIER'::text, 'PLATFORM'::text, 'TRACKER'::text])))
);

create table payment (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  key uuid not null,
  amount_cents bigint not null,
  deposit_id bigint,
  order_id bigint,
  state text not null,
  reason text default ''::text not null,
  gateway_id text,
  approve_url text default ''::text not null,
  capture_id text,
  capturing_at timestamp with time zone,
  reversed_cents bigint default 0 not null,
  asked integer default 0 not null,
  asked_at timestamp with time zone,
  ask_at timestamp with time zone,
  is_unsure boolean default false not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint payment_capture_id_key UNIQUE (capture_id),
  constraint payment_deposit_id_key UNIQUE (deposit_id),
  constraint payment_gateway_id_key UNIQUE (gateway_id),
  constraint payment_key_key UNIQUE (key),
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  constraint payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint payment_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES wallet(seller_id),
  constraint payment_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payment_check CHECK (((reversed_cents >= 0) AND (reversed_cents <= amount_cents))),
  constraint payment_check1 CHECK (((deposit_id IS NULL) <> (order_id IS NULL))),
  constraint payment_check2 CHECK (((state = 'WAITING'::text) = (decided_at IS NULL))),
  constraint payment_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'COMPLETED'::text, 'DECLINED'::text, 'CANCELLED'::text, 'MISMATCH'::text])))
);

create table payment_alert (
  id bigint generated always as identity not null,
  kind text not null,
  subject text not null,
  payment_id bigint,
  detail text default ''::text not null,
  count integer default 1 not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint payment_alert_kind_subject_key UNIQUE (kind, subject),
  constraint payment_alert_pkey PRIMARY KEY (id),
  constraint payment_alert_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint payment_alert_kind_check CHECK ((kind = ANY (ARRAY['UNSIGNED'::text, 'FOREIGN'::text, 'MISMATCH'::text, 'REVERSED'::text, 'LATE'::text])))
);

create table payment_reversal (
  reversal_id text not null,
  payment_id bigint not null,
  amount_cents bigint not null,
  at timestamp with time zone not null,
  constraint payment_reversal_pkey PRIMARY KEY (reversal_id),
  constraint payment_reversal_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint payment_reversal_amount_cents_check CHECK ((amount_cents > 0))
);

create table pending_sign_in (
  token_hash bytea not null,
  account_id bigint not null,
  stays_signed_in boolean not null,
  guesses integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint pending_sign_in_pkey PRIMARY KEY (token_hash),
  constraint pending_sign_in_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table picture_ink (
  fingerprint text not null,
  half_share double precision not null,
  colors jsonb not null,
  measured_at timestamp with time zone not null,
  constraint picture_ink_pkey PRIMARY KEY (fingerprint),
  constraint picture_ink_half_share_check CHECK (((half_share >= (0)::double precision) AND (half_share <= (1)::double precision)))
);

create table piece_photo (
  id bigint generated always as identity not null,
  ticket_id bigint not null,
  state text not null,
  sha256 text not null,
  small_sha256 text not null,
  width integer not null,
  height integer not null,
  taken_by bigint not null,
  taken_at timestamp with time zone not null,
  constraint piece_photo_ticket_id_sha256_key UNIQUE (ticket_id, sha256),
  constraint piece_photo_pkey PRIMARY KEY (id),
  constraint piece_photo_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES account(id),
  constraint piece_photo_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id),
  constraint piece_photo_height_check CHECK ((height > 0)),
  constraint piece_photo_state_check CHECK ((state = ANY (ARRAY['PASSED'::text, 'FAILED'::text]))),
  constraint piece_photo_width_check CHECK ((width > 0))
);

create table post (
  id bigint generated always as identity not null,
  title text default ''::text not null,
  title_vi text default ''::text not null,
  summary text default ''::text not null,
  summary_vi text default ''::text not null,
  body text default ''::text not null,
  body_vi text default ''::text not null,
  cover_key text,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone not null,
  edited_by text not null,
  told_at timestamp with time zone,
  constraint post_pkey PRIMARY KEY (id),
  constraint post_cover_key_fkey FOREIGN KEY (cover_key) REFERENCES post_picture(key)
);

create table post_edition (
  post_id bigint not null,
  title text not null,
  title_vi text not null,
  summary text not null,
  summary_vi text not null,
  body text not null,
  body_vi text not null,
  cover_key text,
  version integer not null,
  published_at timestamp with time zone not null,
  taken_at timestamp with time zone not null,
  constraint post_edition_pkey PRIMARY KEY (post_id),
  constraint post_edition_cover_key_fkey FOREIGN KEY (cover_key) REFERENCES post_picture(key),
  constraint post_edition_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  constraint post_edition_body_check CHECK ((body <> ''::text)),
  constraint post_edition_summary_check CHECK ((summary <> ''::text)),
  constraint post_edition_title_check CHECK ((title <> ''::text))
);

create table post_picture (
  key text not null,
  sha256 text not null,
  small_sha256 text not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null,
  constraint post_picture_pkey PRIMARY KEY (key),
  constraint post_picture_height_check CHECK ((height > 0)),
  constraint post_picture_key_check CHECK ((key ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint post_picture_width_check CHECK ((width > 0))
);

create table price_list (
  id bigint generated always as identity not null,
  name text not null,
  tier text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  edited_by text default ''::text not null,
  constraint price_list_pkey PRIMARY KEY (id),
  constraint price_list_check CHECK ((ends_at > starts_at))
);

create table price_list_price (
  price_list_id bigint not null,
  variant_id bigint not null,
  price_seller_cents bigint not null,
  price_tiktok_cents bigint not null,
  constraint price_list_price_pkey PRIMARY KEY (price_list_id, variant_id),
  constraint price_list_price_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES price_list(id) ON DELETE CASCADE,
  constraint price_list_price_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variant(id),
  constraint price_list_price_price_seller_cents_check CHECK ((price_seller_cents >= 0)),
  constraint price_list_price_price_tiktok_cents_check CHECK ((price_tiktok_cents >= 0))
);

create table price_seen (
  tier text not null,
  product_id bigint not null,
  fingerprint text not null,
  constraint price_seen_pkey PRIMARY KEY (tier, product_id),
  constraint price_seen_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);

create table print (
  art_hash text not null,
  sha256 text,
  bytes bigint,
  width_pixels integer,
  height_pixels integer,
  dpi double precision,
  ink_left integer,
  ink_top integer,
  ink_width integer,
  ink_height integer,
  drawing_by text,
  drawing_until timestamp with time zone,
  constraint print_pkey PRIMARY KEY (art_hash),
  constraint print_check CHECK (((sha256 IS NULL) OR ((bytes IS NOT NULL) AND (width_pixels IS NOT NULL) AND (height_pixels IS NOT NULL) AND (dpi IS NOT NULL))))
);

create table print_area (
  product_id bigint not null,
  side text not null,
  width_inches double precision not null,
  height_inches double precision not null,
  "position" integer not null,
  left_share double precision,
  top_share double precision,
  width_share double precision,
  technique text default 'DTG'::text not null,
  dpi integer default 300 not null,
  bleed_inches double precision default 0 not null,
  safe_inches double precision default 0 not null,
  is_mirrored boolean default false not null,
  max_layers integer,
  constraint print_area_pkey PRIMARY KEY (product_id, side),
  constraint print_area_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint print_area_bleed_inches_check CHECK (((bleed_inches >= (0)::double precision) AND (bleed_inches <= (2)::double precision))),
  constraint print_area_check CHECK ((num_nulls(left_share, top_share, width_share) = ANY (ARRAY[0, 3]))),
  constraint print_area_dpi_check CHECK (((dpi >= 72) AND (dpi <= 600))),
  constraint print_area_height_inches_check CHECK ((height_inches > (0)::double precision)),
  constraint print_area_left_share_check CHECK (((left_share >= (0)::double precision) AND (left_share <= (1)::double precision))),
  constraint print_area_max_layers_check CHECK (((max_layers >= 1) AND (max_layers <= 60))),
  constraint print_area_safe_inches_check CHECK (((safe_inches >= (0)::double precision) AND (safe_inches <= (10)::double precision))),
  constraint print_area_side_check CHECK ((side = ANY (ARRAY['FRONT'::text, 'BACK'::text, 'LEFT_SLEEVE'::text, 'RIGHT_SLEEVE'::text, 'HOOD'::text]))),
  constraint print_area_technique_check CHECK ((technique = ANY (ARRAY['DTG'::text, 'DTF'::text, 'SUBLIMATION'::text, 'UV'::text, 'EMBROIDERY'::text]))),
  constraint print_area_top_share_check CHECK (((top_share >= (0)::double precision) AND (top_share <= (1)::double precision))),
  constraint print_area_width_inches_check CHECK ((width_inches > (0)::double precision)),
  constraint print_area_width_share_check CHECK (((width_share > (0)::double precision) AND (width_share <= (1)::double precision)))
);

create table print_file (
  id bigint generated always as identity not null,
  batch_id bigint not null,
  order_id bigint not null,
  item_id bigint not null,
  side text not null,
  file_id bigint,
  state text not null,
  sha256 text,
  bytes bigint,
  width_pixels integer,
  height_pixels integer,
  dpi double precision,
  fault text,
  voided_at timestamp with time zone,
  art_hash text,
  technique text,
  white_sha256 text,
  white_bytes bigint,
  constraint print_file_batch_id_item_id_side_key UNIQUE (batch_id, item_id, side),
  constraint print_file_pkey PRIMARY KEY (id),
  constraint print_file_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id),
  constraint print_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES library_file(id),
  constraint print_file_item_id_fkey FOREIGN KEY (item_id) REFERENCES order_item(id),
  constraint print_file_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint print_file_check CHECK (((state = 'READY'::text) = (sha256 IS NOT NULL))),
  constraint print_file_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'READY'::text, 'FAILED'::text]))),
  constraint print_file_white CHECK (((white_sha256 IS NULL) = (white_bytes IS NULL)))
);

create table product (
  id bigint generated always as identity not null,
  code text not null,
  slug text not null,
  category_id bigint not null,
  name text not null,
  name_vi text not null,
  description text not null,
  description_vi text not null,
  tags text[] default '{}'::text[] not null,
  shape text not null,
  min_dpi integer not null,
  "position" integer not null,
  is_enabled boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  discontinued_at timestamp with time zone,
  shipping_levels text[] default '{STANDARD,EXPRESS,PRIORITY,INTERNATIONAL}'::text[] not null,
  size_chart jsonb,
  from_cents bigint,
  from_seller_cents bigint,
  has_stock boolean default false not null,
  color_keys text[] default '{}'::text[] not null,
  size_keys text[] default '{}'::text[] not null,
  words tsvector generated always as (to_tsvector('simple'::regconfig, lower(replace(replace(regexp_replace(NORMALIZE(((((name || ' '::text) || name_vi) || ' '::text) || code), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'đ'::text, 'd'::text), 'Đ'::text, 'd'::text)))) stored,
  edited_by text default ''::text not null,
  customs jsonb,
  constraint product_slug_key UNIQUE (slug),
  constraint product_pkey PRIMARY KEY (id),
  constraint product_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  constraint product_min_dpi_check CHECK (((min_dpi >= 1) AND (min_dpi <= 2400))),
  constraint product_shipping_levels_check CHECK (((cardinality(shipping_levels) > 0) AND (shipping_levels <@ '{STANDARD,EXPRESS,PRIORITY,INTERNATIONAL}'::text[])))
);

create table product_picture (
  key text not null,
  product_id bigint not null,
  color text not null,
  sha256 text not null,
  small_sha256 text not null,
  width integer not null,
  height integer not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  constraint product_picture_pkey PRIMARY KEY (key),
  constraint product_picture_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint product_picture_height_check CHECK ((height > 0)),
  constraint product_picture_width_check CHECK ((width > 0))
);

create table push_device (
  id bigint generated always as identity not null,
  account_id bigint not null,
  session_id bigint not null,
  endpoint text not null,
  p256dh bytea not null,
  auth bytea not null,
  name text not null,
  created_at timestamp with time zone not null,
  constraint push_device_endpoint_key UNIQUE (endpoint),
  constraint push_device_session_id_key UNIQUE (session_id),
  constraint push_device_pkey PRIMARY KEY (id),
  constraint push_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  constraint push_device_auth_check CHECK ((octet_length(auth) = 16)),
  constraint push_device_p256dh_check CHECK ((octet_length(p256dh) = 65))
);

create table quantity_tier (
  id bigint generated always as identity not null,
  product_id bigint not null,
  price_list_id bigint,
  from_quantity integer not null,
  off_basis_points integer not null,
  constraint quantity_tier_pkey PRIMARY KEY (id),
  constraint quantity_tier_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES price_list(id) ON DELETE CASCADE,
  constraint quantity_tier_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint quantity_tier_from_quantity_check CHECK (((from_quantity >= 2) AND (from_quantity <= 1000))),
  constraint quantity_tier_off_basis_points_check CHECK (((off_basis_points >= 1) AND (off_basis_points <= 9000)))
);

create table recovery_code (
  account_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factor(account_id) ON DELETE CASCADE
);

create table referral (
  invited_id bigint not null,
  inviter_id bigint not null,
  programme_id bigint,
  joined_at timestamp with time zone not null,
  verdict text,
  decided_by bigint,
  decided_at timestamp with time zone,
  note text default ''::text not null,
  constraint referral_pkey PRIMARY KEY (invited_id),
  constraint referral_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint referral_invited_id_fkey FOREIGN KEY (invited_id) REFERENCES account(id),
  constraint referral_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES account(id),
  constraint referral_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES referral_programme(id),
  constraint referral_check CHECK ((invited_id <> inviter_id)),
  constraint referral_check1 CHECK (((verdict IS NULL) = (decided_at IS NULL))),
  constraint referral_verdict_check CHECK ((verdict = ANY (ARRAY['TRUSTED'::text, 'REFUSED'::text])))
);

create table referral_award (
  order_id bigint not null,
  invited_id bigint not null,
  cents bigint not null,
  posted_cents bigint not null,
  state text not null,
  held_for text,
  bookings integer default 0 not null,
  at timestamp with time zone not null,
  constraint referral_award_pkey PRIMARY KEY (order_id),
  constraint referral_award_invited_id_fkey FOREIGN KEY (invited_id) REFERENCES referral(invited_id),
  constraint referral_award_cents_check CHECK ((cents >= 0)),
  constraint referral_award_check CHECK (((state = 'HELD'::text) = (held_for IS NOT NULL))),
  constraint referral_award_check1 CHECK (((state <> ALL (ARRAY['HELD'::text, 'REFUSED'::text, 'REVERSED'::text])) OR (posted_cents = 0))),
  constraint referral_award_posted_cents_check CHECK ((posted_cents >= 0)),
  constraint referral_award_state_check CHECK ((state = ANY (ARRAY['POSTED'::text, 'HELD'::text, 'REFUSED'::text, 'REVERSED'::text])))
);

create table referral_programme (
  id bigint generated always as identity not null,
  name_en text not null,
  name_vi text not null,
  share_basis_points integer not null,
  months integer not null,
  most_cents bigint,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint referral_programme_pkey PRIMARY KEY (id),
  constraint referral_programme_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint referral_programme_check CHECK ((ends_at >= starts_at)),
  constraint referral_programme_months_check CHECK (((months >= 1) AND (months <= 120))),
  constraint referral_programme_most_cents_check CHECK ((most_cents > 0)),
  constraint referral_programme_share_basis_points_check CHECK (((share_basis_points >= 1) AND (share_basis_points <= 10000)))
);

create table sandbox_parcel (
  id bigint generated always as identity not null,
  key text,
  tracking_number text,
  shipment jsonb,
  postage_cents bigint default 0 not null,
  made_at timestamp with time zone not null,
  voided_at timestamp with time zone,
  handed_at timestamp with time zone,
  form_number text,
  service text,
  constraint sandbox_parcel_key_key UNIQUE (key),
  constraint sandbox_parcel_tracking_number_key UNIQUE (tracking_number),
  constraint sandbox_parcel_pkey PRIMARY KEY (id)
);

create table saved_view (
  id bigint generated always as identity not null,
  account_id bigint not null,
  list text not null,
  name text not null,
  address text not null,
  created_at timestamp with time zone not null,
  constraint saved_view_pkey PRIMARY KEY (id),
  constraint saved_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table schema_migration (
  name text not null,
  sha256 text not null,
  ran_at timestamp with time zone default now() not null,
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table second_factor (
  account_id bigint not null,
  sealed_secret bytea not null,
  enabled_at timestamp with time zone,
  last_step bigint default 0 not null,
  guessed_at timestamp with time zone[] default '{}'::timestamp with time zone[] not null,
  constraint second_factor_pkey PRIMARY KEY (account_id),
  constraint second_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table session (
  id bigint generated always as identity not null,
  account_id bigint not null,
  token_hash bytea not null,
  device text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  viewed_id bigint,
  view_until timestamp with time zone,
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint session_viewed_id_fkey FOREIGN KEY (viewed_id) REFERENCES account(id),
  constraint session_view CHECK (((viewed_id IS NULL) = (view_until IS NULL)))
);

create table setting (
  key text not null,
  value jsonb not null,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  constraint setting_pkey PRIMARY KEY (key)
);

create table shipping_option (
  id bigint generated always as identity not null,
  country text not null,
  name text not null,
  level text not null,
  min_days integer not null,
  max_days integer not null,
  from_production_cents bigint default 0 not null,
  extra_pound_cents bigint not null,
  is_enabled boolean default true not null,
  constraint shipping_option_country_name_key UNIQUE (country, name),
  constraint shipping_option_pkey PRIMARY KEY (id),
  constraint shipping_option_check CHECK ((max_days >= min_days)),
  constraint shipping_option_country_check CHECK ((country ~ '^([A-Z]{2}|\*)$'::text)),
  constraint shipping_option_extra_pound_cents_check CHECK ((extra_pound_cents >= 0)),
  constraint shipping_option_from_production_cents_check CHECK ((from_production_cents >= 0)),
  constraint shipping_option_level_check CHECK ((level = ANY (ARRAY['STANDARD'::text, 'EXPRESS'::text, 'PRIORITY'::text, 'INTERNATIONAL'::text]))),
  constraint shipping_option_min_days_check CHECK ((min_days >= 0)),
  constraint shipping_option_name_check CHECK ((name = ANY (ARRAY['free'::text, 'standard'::text, 'priority'::text, 'express'::text, 'international'::text])))
);

create table shipping_rate (
  option_id bigint not null,
  up_to_oz double precision not null,
  cost_cents bigint not null,
  constraint shipping_rate_pkey PRIMARY KEY (option_id, up_to_oz),
  constraint shipping_rate_option_id_fkey FOREIGN KEY (option_id) REFERENCES shipping_option(id) ON DELETE CASCADE,
  constraint shipping_rate_cost_cents_check CHECK ((cost_cents >= 0)),
  constraint shipping_rate_up_to_oz_check CHECK ((up_to_oz > (0)::double precision))
);

create table sign_in_link (
  token_hash bytea not null,
  account_id bigint not null,
  purpose text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint sign_in_link_pkey PRIMARY KEY (token_hash),
  constraint sign_in_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint sign_in_link_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text, 'sign-in'::text])))
);

create table sku_mapping (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  sku text not null,
  sku_key text generated always as (upper(sku)) stored not null,
  is_pattern boolean not null,
  product_id bigint not null,
  color text,
  size text,
  template_id bigint,
  files jsonb default '[]'::jsonb not null,
  changed_at timestamp with time zone not null,
  needs_text boolean default false not null,
  constraint sku_mapping_seller_id_sku_key_key UNIQUE (seller_id, sku_key),
  constraint sku_mapping_pkey PRIMARY KEY (id),
  constraint sku_mapping_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint sku_mapping_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint sku_mapping_template_id_fkey FOREIGN KEY (template_id) REFERENCES template(id)
);

create table stock_receipt (
  id bigint generated always as identity not null,
  kind text not null,
  supplier text not null,
  note text not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  ref text,
  constraint stock_receipt_pkey PRIMARY KEY (id),
  constraint stock_receipt_kind_check CHECK ((kind = ANY (ARRAY['RECEIPT'::text, 'COUNT'::text, 'LOSS'::text, 'SPOILED'::text, 'PUT_BACK'::text])))
);

create table stock_receipt_line (
  receipt_id bigint not null,
  variant_id bigint not null,
  quantity integer,
  stock_before integer,
  stock_after integer,
  constraint stock_receipt_line_pkey PRIMARY KEY (receipt_id, variant_id),
  constraint stock_receipt_line_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES stock_receipt(id),
  constraint stock_receipt_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variant(id),
  constraint stock_receipt_line_quantity_check CHECK ((quantity >= 0))
);

create table stored_file (
  account_id bigint not null,
  hash bytea not null,
  bytes bigint not null,
  at timestamp with time zone not null,
  constraint stored_file_pkey PRIMARY KEY (account_id, hash)
);

create table support_decision (
  id bigint generated always as identity not null,
  ticket_id bigint not null,
  message_id bigint not null,
  kind text not null,
  cause text not null,
  cents bigint not null,
  order_id bigint,
  remake_id bigint,
  decided_by bigint not null,
  decided_at timestamp with time zone not null,
  constraint support_decision_message_id_key UNIQUE (message_id),
  constraint support_decision_pkey PRIMARY KEY (id),
  constraint support_decision_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint support_decision_message_id_fkey FOREIGN KEY (message_id) REFERENCES support_message(id),
  constraint support_decision_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint support_decision_remake_id_fkey FOREIGN KEY (remake_id) REFERENCES "order"(id),
  constraint support_decision_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_ticket(id),
  constraint support_decision_cause_check CHECK ((cause = ANY (ARRAY['PRINT'::text, 'MATERIAL'::text, 'CARRIER'::text, 'ADDRESS'::text, 'SELLER'::text, 'OTHER'::text]))),
  constraint support_decision_cents_check CHECK ((cents >= 0)),
  constraint support_decision_kind_check CHECK ((kind = ANY (ARRAY['REFUND'::text, 'REPRINT'::text, 'RESHIP'::text, 'REJECT'::text]))),
  constraint support_decision_money CHECK (((kind = 'REFUND'::text) = (cents > 0))),
  constraint support_decision_order CHECK (((kind = 'REJECT'::text) OR (order_id IS NOT NULL))),
  constraint support_decision_remake CHECK (((kind = 'REPRINT'::text) = (remake_id IS NOT NULL)))
);

create table support_decision_item (
  decision_id bigint not null,
  item_id bigint not null,
  constraint support_decision_item_pkey PRIMARY KEY (decision_id, item_id),
  constraint support_decision_item_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES support_decision(id),
  constraint support_decision_item_item_id_fkey FOREIGN KEY (item_id) REFERENCES order_item(id)
);

create table support_deflection (
  seller_id bigint not null,
  order_id bigint not null,
  day date not null,
  constraint support_deflection_pkey PRIMARY KEY (order_id, day),
  constraint support_deflection_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint support_deflection_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id)
);

create table support_file (
  id bigint generated always as identity not null,
  message_id bigint not null,
  name text not null,
  type text not null,
  bytes bigint not null,
  sha256 text not null,
  thumbnail_sha256 text not null,
  constraint support_file_pkey PRIMARY KEY (id),
  constraint support_file_message_id_fkey FOREIGN KEY (message_id) REFERENCES support_message(id)
);

create table support_item (
  ticket_id bigint not null,
  item_id bigint not null,
  constraint support_item_pkey PRIMARY KEY (ticket_id, item_id),
  constraint support_item_item_id_fkey FOREIGN KEY (item_id) REFERENCES order_item(id),
  constraint support_item_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_ticket(id)
);

create table support_macro (
  id bigint generated always as identity not null,
  name text not null,
  text_en text not null,
  text_vi text not null,
  version bigint default 1 not null,
  changed_at timestamp with time zone not null,
  constraint support_macro_pkey PRIMARY KEY (id)
);

create table support_message (
  id bigint generated always as identity not null,
  ticket_id bigint not null,
  author_id bigint,
  is_staff boolean not null,
  is_note boolean not null,
  text text not null,
  status text,
  created_at timestamp with time zone not null,
  merge_step text,
  merge_id bigint,
  constraint support_message_pkey PRIMARY KEY (id),
  constraint support_message_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  constraint support_message_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES support_ticket(id),
  constraint support_message_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_ticket(id),
  constraint support_message_author CHECK (((author_id IS NOT NULL) OR (is_staff AND (NOT is_note) AND (text = ''::text) AND (status = 'SOLVED'::text)))),
  constraint support_message_merge CHECK (((merge_step IS NULL) = (merge_id IS NULL))),
  constraint support_message_merge_step_check CHECK ((merge_step = ANY (ARRAY['INTO'::text, 'FROM'::text, 'SPLIT'::text]))),
  constraint support_message_note CHECK ((is_staff OR (NOT is_note))),
  constraint support_message_status_check CHECK ((status = ANY (ARRAY['NEW'::text, 'IN_PROGRESS'::text, 'SOLVED'::text, 'SPAM'::text])))
);

create table support_rating (
  message_id bigint not null,
  ticket_id bigint not null,
  rating smallint not null,
  comment text not null,
  rated_by bigint not null,
  rated_at timestamp with time zone not null,
  constraint support_rating_pkey PRIMARY KEY (message_id),
  constraint support_rating_message_id_fkey FOREIGN KEY (message_id) REFERENCES support_message(id),
  constraint support_rating_rated_by_fkey FOREIGN KEY (rated_by) REFERENCES account(id),
  constraint support_rating_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_ticket(id),
  constraint support_rating_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);

create table support_ticket (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  order_id bigint,
  parcel_id bigint,
  deposit_id bigint,
  continues_id bigint,
  type text not null,
  subject text not null,
  status text not null,
  waiting_on text not null,
  supporter_id bigint,
  reopen_until timestamp with time zone,
  last_asked_id bigint,
  created_at timestamp with time zone not null,
  active_at timestamp with time zone not null,
  worked_ms bigint default 0 not null,
  runs_since timestamp with time zone,
  is_answered boolean default false not null,
  due_at timestamp with time zone,
  waits_since timestamp with time zone,
  reminded_at timestamp with time zone,
  merged_id bigint,
  constraint support_ticket_pkey PRIMARY KEY (id),
  constraint support_ticket_continues_id_fkey FOREIGN KEY (continues_id) REFERENCES support_ticket(id),
  constraint support_ticket_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  constraint support_ticket_merged_id_fkey FOREIGN KEY (merged_id) REFERENCES support_ticket(id),
  constraint support_ticket_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint support_ticket_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id),
  constraint support_ticket_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint support_ticket_supporter_id_fkey FOREIGN KEY (supporter_id) REFERENCES account(id),
  constraint support_ticket_due CHECK (((runs_since IS NULL) = (due_at IS NULL))),
  constraint support_ticket_merged CHECK (((merged_id IS NULL) OR ((status = 'SOLVED'::text) AND (merged_id <> id)))),
  constraint support_ticket_reminded CHECK (((reminded_at IS NULL) OR (waits_since IS NOT NULL))),
  constraint support_ticket_reopens CHECK (((status = 'SOLVED'::text) = (reopen_until IS NOT NULL))),
  constraint support_ticket_runs CHECK (((runs_since IS NULL) OR ((status = ANY (ARRAY['NEW'::text, 'IN_PROGRESS'::text])) AND (waiting_on = 'STAFF'::text)))),
  constraint support_ticket_status_check CHECK ((status = ANY (ARRAY['NEW'::text, 'IN_PROGRESS'::text, 'SOLVED'::text, 'SPAM'::text]))),
  constraint support_ticket_type_check CHECK ((type = ANY (ARRAY['CANCEL'::text, 'CHANGE_INFO'::text, 'DEFECT'::text, 'WRONG_ITEM'::text, 'SHIPPING'::text, 'PAYMENT'::text, 'OTHER'::text]))),
  constraint support_ticket_waiting_on_check CHECK ((waiting_on = ANY (ARRAY['STAFF'::text, 'REQUESTER'::text, 'PRODUCTION'::text, 'CARRIER'::text]))),
  constraint support_ticket_waits CHECK (((waits_since IS NOT NULL) = ((status = ANY (ARRAY['NEW'::text, 'IN_PROGRESS'::text])) AND (waiting_on = 'REQUESTER'::text)))),
  constraint support_ticket_worked_ms_check CHECK ((worked_ms >= 0))
);

create table tag_category (
  id bigint generated always as identity not null,
  tag text not null,
  name text not null,
  name_vi text not null,
  "position" integer not null,
  is_enabled boolean default true not null,
  constraint tag_category_pkey PRIMARY KEY (id)
);

create table template (
  id bigint generated always as identity not null,
  seller_id bigint not null,
  product_id bigint not null,
  color text not null,
  name text not null,
  sides jsonb not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  more_colors text[] default '{}'::text[] not null,
  is_ready boolean default true not null,
  draft jsonb,
  draft_colors text[],
  version integer default 1 not null,
  saved_version integer default 1 not null,
  edited_at timestamp with time zone,
  edited_by bigint,
  saved_at timestamp with time zone,
  saved_by bigint,
  constraint template_pkey PRIMARY KEY (id),
  constraint template_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES account(id),
  constraint template_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint template_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES account(id),
  constraint template_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint template_draft_whole CHECK (((draft IS NULL) = (draft_colors IS NULL))),
  constraint template_not_empty CHECK ((is_ready OR (deleted_at IS NOT NULL) OR (draft IS NOT NULL)))
);

create table template_design (
  template_id bigint not null,
  version integer not null,
  colors text[] not null,
  sides jsonb not null,
  replaced_at timestamp with time zone not null,
  saved_at timestamp with time zone,
  saved_by bigint,
  constraint template_design_pkey PRIMARY KEY (template_id, version),
  constraint template_design_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES account(id),
  constraint template_design_template_id_fkey FOREIGN KEY (template_id) REFERENCES template(id)
);

create table ticket (
  id bigint generated always as identity not null,
  batch_id bigint not null,
  order_id bigint not null,
  item_id bigint not null,
  piece integer not null,
  state text not null,
  reason text default ''::text not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  scanned_by bigint,
  machine text,
  cause text,
  constraint ticket_pkey PRIMARY KEY (id),
  constraint ticket_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id),
  constraint ticket_item_id_fkey FOREIGN KEY (item_id) REFERENCES order_item(id),
  constraint ticket_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint ticket_scanned_by_fkey FOREIGN KEY (scanned_by) REFERENCES account(id),
  constraint ticket_cause_check CHECK ((cause = ANY (ARRAY['SMEARED'::text, 'MISPLACED'::text, 'COLOUR'::text, 'GARMENT'::text, 'WRONG'::text, 'PRINT_LOST'::text, 'FILE'::text]))),
  constraint ticket_machine_check CHECK ((machine <> ''::text)),
  constraint ticket_piece_check CHECK ((piece > 0)),
  constraint ticket_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'STARTED'::text, 'PASSED'::text, 'FAILED'::text, 'VOID'::text])))
);

create table tracking_link (
  token_sha256 bytea not null,
  order_id bigint not null,
  seller_id bigint not null,
  serial integer not null,
  made_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint tracking_link_order_id_serial_key UNIQUE (order_id, serial),
  constraint tracking_link_pkey PRIMARY KEY (token_sha256),
  constraint tracking_link_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint tracking_link_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id)
);

create table underbase (
  art_hash text not null,
  choke integer not null,
  version integer not null,
  sha256 text not null,
  bytes bigint not null,
  constraint underbase_pkey PRIMARY KEY (art_hash, choke, version),
  constraint underbase_art_hash_fkey FOREIGN KEY (art_hash) REFERENCES print(art_hash) ON DELETE CASCADE,
  constraint underbase_choke_check CHECK ((choke >= 0))
);

create table variant (
  id bigint generated always as identity not null,
  product_id bigint not null,
  sku text not null,
  size text not null,
  color text not null,
  color_hex text not null,
  price_cents bigint not null,
  price_seller_cents bigint not null,
  price_tiktok_cents bigint not null,
  weight_oz double precision not null,
  stock integer,
  "position" integer not null,
  is_enabled boolean default true not null,
  low_stock integer,
  constraint variant_pkey PRIMARY KEY (id),
  constraint variant_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint variant_color_hex_check CHECK ((color_hex ~ '^#[0-9a-f]{6}$'::text)),
  constraint variant_low_stock_check CHECK ((low_stock >= 0)),
  constraint variant_price_cents_check CHECK ((price_cents >= 0)),
  constraint variant_price_seller_cents_check CHECK ((price_seller_cents >= 0)),
  constraint variant_price_tiktok_cents_check CHECK ((price_tiktok_cents >= 0)),
  constraint variant_stock_check CHECK ((stock >= 0)),
  constraint variant_weight_oz_check CHECK ((weight_oz > (0)::double precision))
);

create table variant_proposal (
  id bigint generated always as identity not null,
  order_id bigint not null,
  item_id bigint not null,
  variant_id bigint not null,
  sku text not null,
  was_variant_id bigint,
  was_sku text not null,
  was_quantity integer not null,
  since timestamp with time zone not null,
  note text not null,
  proposed_by bigint not null,
  at timestamp with time zone not null,
  state text default 'OPEN'::text not null,
  answer text default ''::text not null,
  ended_at timestamp with time zone,
  constraint variant_proposal_pkey PRIMARY KEY (id),
  constraint variant_proposal_item_id_fkey FOREIGN KEY (item_id) REFERENCES order_item(id) ON DELETE CASCADE,
  constraint variant_proposal_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint variant_proposal_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES account(id),
  constraint variant_proposal_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'VOID'::text])))
);

create table voucher (
  id bigint generated always as identity not null,
  code text not null,
  amount_cents bigint,
  share_basis_points integer,
  from_cents bigint default 0 not null,
  most_cents bigint,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  max_uses integer,
  uses integer default 0 not null,
  is_once_per_user boolean not null,
  is_enabled boolean default true not null,
  note text default ''::text not null,
  created_at timestamp with time zone not null,
  created_by bigint not null,
  constraint voucher_pkey PRIMARY KEY (id),
  constraint voucher_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint voucher_amount_cents_check CHECK ((amount_cents > 0)),
  constraint voucher_check CHECK ((ends_at > starts_at)),
  constraint voucher_check1 CHECK ((num_nonnulls(amount_cents, share_basis_points) = 1)),
  constraint voucher_code_check CHECK ((code = upper(code))),
  constraint voucher_from_cents_check CHECK ((from_cents >= 0)),
  constraint voucher_max_uses_check CHECK ((max_uses > 0)),
  constraint voucher_most_cents_check CHECK ((most_cents > 0)),
  constraint voucher_share_basis_points_check CHECK (((share_basis_points >= 1) AND (share_basis_points <= 10000))),
  constraint voucher_uses_bounded CHECK (((max_uses IS NULL) OR (uses <= max_uses))),
  constraint voucher_uses_check CHECK ((uses >= 0))
);

create table voucher_use (
  id bigint generated always as identity not null,
  voucher_id bigint not null,
  seller_id bigint not null,
  order_id bigint not null,
  discount_cents bigint not null,
  is_once boolean not null,
  used_at timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint voucher_use_pkey PRIMARY KEY (id),
  constraint voucher_use_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint voucher_use_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES voucher(id),
  constraint voucher_use_discount_cents_check CHECK ((discount_cents >= 0))
);

create table wallet (
  seller_id bigint not null,
  balance_cents bigint default 0 not null,
  held_cents bigint default 0 not null,
  debt_cents bigint default 0 not null,
  credit_limit_cents bigint default 0 not null,
  "position" bigint default 0 not null,
  last_seal bytea default '\x'::bytea not null,
  constraint wallet_pkey PRIMARY KEY (seller_id),
  constraint wallet_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id),
  constraint wallet_credit_limit_cents_check CHECK ((credit_limit_cents >= 0)),
  constraint wallet_debt_cents_check CHECK ((debt_cents >= 0)),
  constraint wallet_held_cents_check CHECK ((held_cents >= 0)),
  constraint wallet_not_overdrawn CHECK ((balance_cents >= (- credit_limit_cents)))
);

create table wallet_day (
  seller_id bigint not null,
  day date not null,
  lines integer not null,
  in_cents bigint not null,
  out_cents bigint not null,
  first_position bigint not null,
  last_position bigint not null,
  wallet_cents bigint not null,
  held_cents bigint not null,
  debt_cents bigint not null,
  bank_cents bigint not null,
  paypal_cents bigint not null,
  production_cents bigint not null,
  shipping_cents bigint not null,
  refund_cents bigint not null,
  referral_cents bigint not null,
  constraint wallet_day_pkey PRIMARY KEY (seller_id, day),
  constraint wallet_day_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES wallet(seller_id)
);

create table wallet_low (
  seller_id bigint not null,
  threshold_cents bigint not null,
  told_at timestamp with time zone,
  constraint wallet_low_pkey PRIMARY KEY (seller_id),
  constraint wallet_low_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint wallet_low_threshold_cents_check CHECK ((threshold_cents > 0))
);

CREATE UNIQUE INDEX account_email ON public.account USING btree (lower(email));

CREATE INDEX account_invited_by ON public.account USING btree (invited_by) WHERE (invited_by IS NOT NULL);

CREATE UNIQUE INDEX account_phone ON public.account USING btree (replace(phone, '-'::text, ''::text)) WHERE (phone <> ''::text);

CREATE INDEX account_seller ON public.account USING btree (seller_id) WHERE (seller_id IS NOT NULL);

CREATE UNIQUE INDEX account_username ON public.account USING btree (lower(username));

CREATE INDEX adjustment_open ON public.adjustment USING btree (id) WHERE (status = 'PENDING'::text);

CREATE INDEX announcement_edited ON public.announcement USING btree (edited_at DESC, id DESC);

CREATE INDEX audit_actor ON public.audit USING btree (actor_id, at DESC);

CREATE INDEX audit_at ON public.audit USING btree (at DESC, id DESC);

CREATE INDEX audit_object ON public.audit USING btree (call, object);

CREATE INDEX audit_office ON public.audit USING btree (at DESC, id DESC) WHERE (seller_id IS NULL);

CREATE INDEX audit_subject ON public.audit USING btree (subject, object);

CREATE INDEX audit_team ON public.audit USING btree (seller_id, at DESC, id DESC) WHERE (seller_id IS NOT NULL);

CREATE INDEX bank_line_open ON public.bank_line USING btree (id) WHERE (status = 'OPEN'::text);

CREATE INDEX bank_line_statement ON public.bank_line USING btree (statement_id, "row");

CREATE INDEX bank_statement_same ON public.bank_statement USING btree (bank_account_id, content_hash);

CREATE UNIQUE INDEX carrier_account_name ON public.carrier_account USING btree (carrier, lower(name));

CREATE INDEX carrier_call_old ON public.carrier_call USING btree (minute);

CREATE INDEX carrier_rule_account ON public.carrier_rule USING btree (account_id);

CREATE UNIQUE INDEX cart_line_same ON public.cart_line USING btree (cart_id, variant_id, template_id, product_text) NULLS NOT DISTINCT;

CREATE INDEX cart_visitor ON public.cart USING btree (changed_at) WHERE (token_hash IS NOT NULL);

CREATE INDEX contact_message_status ON public.contact_message USING btree (status, id DESC);

CREATE INDEX contact_reply_message ON public.contact_reply USING btree (message_id, id);

CREATE INDEX delivery_address_account ON public.delivery_address USING btree (account_id, id DESC);

CREATE UNIQUE INDEX delivery_address_default ON public.delivery_address USING btree (account_id) WHERE is_default;

CREATE INDEX deposit_completed ON public.deposit USING btree (decided_at) WHERE (status = 'COMPLETED'::text);

CREATE INDEX deposit_open ON public.deposit USING btree (id) WHERE (status = ANY (ARRAY['PENDING'::text, 'WAITING'::text]));

CREATE INDEX deposit_seller ON public.deposit USING btree (seller_id, id DESC);

CREATE UNIQUE INDEX deposit_transaction_number ON public.deposit USING btree (method, lower(transaction_number)) WHERE (status <> 'CANCELLED'::text);

CREATE INDEX event_at ON public.event USING btree (at);

CREATE INDEX event_waiting ON public.event USING btree (id) WHERE (dispatched_at IS NULL);

CREATE INDEX favorite_product ON public.favorite USING btree (product_id);

CREATE INDEX file_upload_expires ON public.file_upload USING btree (expires_at);

CREATE INDEX file_upload_part_sha256 ON public.file_upload_part USING btree (sha256);

CREATE INDEX file_upload_seller ON public.file_upload USING btree (seller_id);

CREATE INDEX gang_place_file ON public.gang_place USING btree (print_file_id);

CREATE INDEX gang_place_sheet ON public.gang_place USING btree (sheet_id);

CREATE INDEX gang_print_sheet ON public.gang_print USING btree (sheet_id);

CREATE INDEX gang_sheet_batch ON public.gang_sheet USING btree (batch_id);

CREATE INDEX hot_file_open ON public.hot_file USING btree (id) WHERE (state = ANY (ARRAY['WAITING'::text, 'PLACING'::text, 'FAILED'::text]));

CREATE INDEX hot_file_print ON public.hot_file USING btree (print_file_id);

CREATE INDEX idempotency_at ON public.idempotency USING btree (at);

CREATE INDEX import_row_external ON public.import_row USING btree (import_id, external_id) WHERE (is_first AND (external_id <> ''::text));

CREATE INDEX import_same_file ON public.import USING btree (seller_id, sha256);

CREATE INDEX import_seller ON public.import USING btree (seller_id, id DESC);

CREATE INDEX import_under_way ON public.import USING btree (moved_at) WHERE (status = ANY (ARRAY['FETCHING'::text, 'CHECKING'::text, 'IMPORTING'::text]));

CREATE INDEX inbound_news_at ON public.inbound_news USING btree (at);

CREATE INDEX inbound_news_failed ON public.inbound_news USING btree (at) WHERE (state = 'FAILED'::text);

CREATE INDEX intake_at ON public.intake USING btree (taken_at);

CREATE UNIQUE INDEX intake_here ON public.intake USING btree (number) WHERE ((left_at IS NULL) AND (ended_at IS NULL));

CREATE INDEX intake_of_order ON public.intake USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX job_suspect_letter ON public.job_suspect USING btree (letter_id);

CREATE INDEX label_account ON public.label USING btree (account_id, id DESC) WHERE (account_id IS NOT NULL);

CREATE INDEX label_batch_open ON public.label_batch USING btree (moved_at) WHERE (status = ANY (ARRAY['RATING'::text, 'BUYING'::text]));

CREATE INDEX label_batch_row_state ON public.label_batch_row USING btree (batch_id, state, "row");

CREATE INDEX label_batch_seller ON public.label_batch USING btree (seller_id, id);

CREATE INDEX label_batch_unclean ON public.label_batch USING btree (created_at) WHERE (cleaned_at IS NULL);

CREATE INDEX label_file_seller ON public.label_file USING btree (seller_id, id);

CREATE INDEX label_import_file ON public.label_import USING btree (seller_id, file_hash);

CREATE INDEX label_import_open ON public.label_import USING btree (moved_at) WHERE (status = ANY (ARRAY['READING'::text, 'MAKING'::text]));

CREATE INDEX label_import_seller ON public.label_import USING btree (seller_id, id);

CREATE UNIQUE INDEX label_number ON public.label USING btree (tracking_number) WHERE (state = ANY (ARRAY['READ'::text, 'LIVE'::text, 'VOIDING'::text, 'ENDED'::text]));

CREATE UNIQUE INDEX label_of_order ON public.label USING btree (order_id) WHERE (state = ANY (ARRAY['INTENT'::text, 'READ'::text, 'LIVE'::text, 'VOIDING'::text]));

CREATE INDEX label_open ON public.label USING btree (created_at) WHERE (state = ANY (ARRAY['INTENT'::text, 'VOIDING'::text]));

CREATE INDEX label_order ON public.label USING btree (order_id, id DESC);

CREATE INDEX label_page_order ON public.label_page USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX label_page_state ON public.label_page USING btree (import_id, state, page, part);

CREATE INDEX label_paper_at ON public.label_paper USING btree (at) WHERE (label_id IS NULL);

CREATE INDEX label_paper_order ON public.label_paper USING btree (order_id, id DESC);

CREATE INDEX label_parcel_account ON public.label_parcel USING btree (account_id);

CREATE INDEX label_parcel_seller ON public.label_parcel USING btree (seller_id, order_id DESC);

CREATE INDEX label_purchase_account ON public.label_purchase USING btree (account_id);

CREATE INDEX label_rate_seller ON public.label_rate USING btree (seller_id, until);

CREATE INDEX label_rate_until ON public.label_rate USING btree (until);

CREATE INDEX label_refund_due ON public.label USING btree (refund_ask_at) WHERE (refund_state = 'ASKED'::text);

CREATE INDEX label_refund_open ON public.label USING btree (refund_at) WHERE ((refund_state = 'ASKED'::text) OR ((refund_state = 'REFUSED'::text) AND (refund_closed_at IS NULL)));

CREATE INDEX label_reprint_label ON public.label_reprint USING btree (label_id, id DESC);

CREATE INDEX ledger_entry_account ON public.ledger_entry USING btree (account, transaction_id) WHERE (account <> ALL (ARRAY['WALLET'::text, 'PRODUCTION'::text, 'SHIPPING'::text]));

CREATE INDEX ledger_transaction_at ON public.ledger_transaction USING btree (at DESC, id DESC);

CREATE INDEX ledger_transaction_house ON public.ledger_transaction USING btree (at) WHERE (seller_id IS NULL);

CREATE INDEX ledger_transaction_kind ON public.ledger_transaction USING btree (kind, at DESC, id DESC) WHERE (kind <> 'PAYMENT'::text);

CREATE INDEX ledger_transaction_line ON public.ledger_transaction USING btree (seller_id, kind, "position" DESC) WHERE ((amount_cents <> 0) AND (kind <> 'PAYMENT'::text));

CREATE INDEX ledger_transaction_order ON public.ledger_transaction USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX ledger_transaction_words ON public.ledger_transaction USING gin (array_to_tsvector(search_tokens(((ref || ' '::text) || reason)))) WITH (gin_pending_list_limit='256') WHERE (kind <> 'PAYMENT'::text);

CREATE UNIQUE INDEX library_file_name ON public.library_file USING btree (seller_id, lower(name)) WHERE (deleted_at IS NULL);

CREATE INDEX library_file_seller ON public.library_file USING btree (seller_id, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX library_file_sha256 ON public.library_file USING btree (sha256);

CREATE INDEX manifest_closed ON public.manifest USING btree (closed_at) WHERE (closed_at IS NOT NULL);

CREATE INDEX manifest_closing ON public.manifest USING btree (id) WHERE (state = 'CLOSING'::text);

CREATE INDEX manifest_in_trouble ON public.manifest USING btree (trouble_at, id) WHERE (trouble_at IS NOT NULL);

CREATE UNIQUE INDEX manifest_open ON public.manifest USING btree (carrier, COALESCE(account_id, (0)::bigint)) WHERE (state = 'OPEN'::text);

CREATE INDEX mockup_made ON public.mockup USING btree (made_at);

CREATE INDEX mockup_seller ON public.mockup USING btree (seller_id);

CREATE UNIQUE INDEX money_act_asked ON public.money_act USING btree (maker_id, call, md5(((params)::text || (request)::text))) WHERE ((state = 'WAITING'::text) AND (own_key IS NULL));

CREATE INDEX money_act_at ON public.money_act USING btree (at DESC, id DESC);

CREATE INDEX money_act_day ON public.money_act USING btree (maker_id, kind, at) WHERE (state = 'ALONE'::text);

CREATE INDEX money_act_decided ON public.money_act USING btree (decided_at DESC) WHERE (decided_at IS NOT NULL);

CREATE UNIQUE INDEX money_act_own ON public.money_act USING btree (own_key) WHERE (state = 'WAITING'::text);

CREATE INDEX notification_bell ON public.notification USING btree (account_id, happened_at DESC, id DESC) WHERE in_bell;

CREATE UNIQUE INDEX notification_bundle ON public.notification USING btree (account_id, kind, bundle) WHERE ((read_at IS NULL) AND (bundle IS NOT NULL) AND (NOT is_closed));

CREATE INDEX notification_event_digest ON public.notification_event USING btree (digest_id) WHERE (digest_id IS NOT NULL);

CREATE UNIQUE INDEX notification_event_subject ON public.notification_event USING btree (notification_id, subject_id);

CREATE INDEX notification_event_waits ON public.notification_event USING btree (account_id, at) WHERE (in_digest AND (digest_id IS NULL));

CREATE INDEX notification_mails ON public.notification USING btree (mails_at) WHERE (mails_at IS NOT NULL);

CREATE INDEX notification_unread ON public.notification USING btree (account_id) WHERE ((read_at IS NULL) AND in_bell);

CREATE INDEX order_address_refused ON public."order" USING btree (created_at DESC, id DESC) WHERE ((address_verdict = 'REFUSED'::text) AND (handed_over_at IS NULL) AND (cancelled_at IS NULL) AND (deleted_at IS NULL));

CREATE INDEX order_carrier ON public."order" USING btree (shipping_by, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (quantity >= 0) AND (shipping_by <> 'USPS'::text));

CREATE INDEX order_change_at ON public.order_change USING brin (at) WITH (pages_per_range='16', autosummarize='on');

CREATE INDEX order_change_order ON public.order_change USING btree (order_id, id);

CREATE INDEX order_claim ON public."order" USING btree (claim_until) WHERE (status = ANY (ARRAY['DELIVERED'::text, 'PARTIAL_REFUNDED'::text, 'SHIPPED'::text, 'SCANNING'::text]));

CREATE INDEX order_cooling_off ON public."order" USING btree (cooling_off_until) WHERE (status = ANY (ARRAY['NEW_ORDER'::text, 'LABEL_CREATED'::text]));

CREATE INDEX order_copy ON public."order" USING btree (copy_of) WHERE (copy_of IS NOT NULL);

CREATE INDEX order_created ON public."order" USING btree (created_at DESC, id DESC) INCLUDE (status, order_type, quantity, tracking_number) WHERE ((deleted_at IS NULL) AND (quantity >= 0));

CREATE INDEX order_due ON public."order" USING btree (seller_id, platform_ordered_at) WHERE ((platform_ordered_at IS NOT NULL) AND (handed_over_at IS NULL) AND (cancelled_at IS NULL) AND (status <> 'DUPLICATE'::text) AND (deleted_at IS NULL));

CREATE INDEX order_error ON public."order" USING btree (error_code, created_at DESC, id DESC) WHERE ((status = 'ERROR'::text) AND (deleted_at IS NULL));

CREATE UNIQUE INDEX order_external_id ON public."order" USING btree (seller_id, external_id) WHERE ((external_id IS NOT NULL) AND (NOT is_kept) AND (status <> 'DUPLICATE'::text) AND (cancelled_at IS NULL) AND (deleted_at IS NULL));

CREATE INDEX order_file_library ON public.order_file USING btree (file_id, order_id) WHERE (file_id IS NOT NULL);

CREATE INDEX order_file_order ON public.order_file USING btree (order_id);

CREATE INDEX order_file_pictures ON public.order_file USING gin (jsonb_path_query_array(document, '$."layers"[*]."fileId"'::jsonpath) jsonb_path_ops) WHERE (document IS NOT NULL);

CREATE INDEX order_file_waiting ON public.order_file USING btree (id) WHERE (state = 'WAITING'::text);

CREATE INDEX order_handed_over ON public."order" USING btree (handed_over_at) INCLUDE (quantity, paid_at, production_started_at, all_passed_at) WHERE ((handed_over_at IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX order_import ON public."order" USING btree (import_id, created_at DESC, id DESC) WHERE (import_id IS NOT NULL);

CREATE INDEX order_item_copy ON public.order_item USING btree (copy_of) WHERE (copy_of IS NOT NULL);

CREATE INDEX order_item_sold ON public.order_item USING btree (seller_id, sold_at) INCLUDE (product_code, template_id, quantity, is_product_first, is_template_first, id) WHERE (sold_at IS NOT NULL);

CREATE INDEX order_item_sold_at ON public.order_item USING brin (sold_at) WHERE (sold_at IS NOT NULL);

CREATE INDEX order_item_template ON public.order_item USING btree (template_id, order_id) WHERE (template_id IS NOT NULL);

CREATE INDEX order_lacks_label ON public."order" USING btree (created_at DESC, id DESC) WHERE (((shipping_by = 'TIKTOK'::text) OR (order_type = 'LABEL'::text)) AND (label_state = ANY (ARRAY['NONE'::text, 'WAITING'::text, 'REFUSED'::text])) AND (handed_over_at IS NULL) AND (cancelled_at IS NULL) AND (deleted_at IS NULL));

CREATE INDEX order_mark ON public."order" USING btree (seller_status, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (quantity >= 0) AND (seller_status <> 'NONE'::text));

CREATE INDEX order_miss ON public."order" USING btree (miss_at) WHERE (status = ANY (ARRAY['SCANNING'::text, 'SHIPPED'::text]));

CREATE INDEX order_miss_refund ON public."order" USING btree (miss_refund_at) WHERE (status = 'MISSED'::text);

CREATE INDEX order_missing_files ON public."order" USING btree (seller_id, created_at DESC, id DESC) WHERE ((items_missing_files > 0) AND (cancelled_at IS NULL) AND (deleted_at IS NULL));

CREATE INDEX order_note_order ON public.order_note USING btree (order_id, id);

CREATE INDEX order_own ON public."order" USING btree (seller_id, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND is_own);

CREATE INDEX order_payment ON public."order" USING btree (payment, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (quantity >= 0) AND (payment <> 'PAID'::text));

CREATE INDEX order_quote_seller ON public.order_quote USING btree (seller_id, until);

CREATE INDEX order_search_words ON public.order_search USING gin (words) WITH (gin_pending_list_limit='256');

CREATE INDEX order_seller ON public."order" USING btree (seller_id, created_at DESC, id DESC) INCLUDE (is_own, status, order_type, quantity, tracking_number) WHERE (deleted_at IS NULL);

CREATE INDEX order_seller_carrier ON public."order" USING btree (seller_id, shipping_by, created_at DESC, id DESC) INCLUDE (is_own) WHERE (deleted_at IS NULL);

CREATE INDEX order_seller_handed ON public."order" USING btree (seller_id, handed_over_at) INCLUDE (paid_at, production_started_at, all_passed_at) WHERE ((handed_over_at IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX order_seller_mark ON public."order" USING btree (seller_id, seller_status, created_at DESC, id DESC) INCLUDE (is_own) WHERE (deleted_at IS NULL);

CREATE INDEX order_seller_payment ON public."order" USING btree (seller_id, payment, created_at DESC, id DESC) INCLUDE (is_own) WHERE (deleted_at IS NULL);

CREATE INDEX order_seller_status ON public."order" USING btree (seller_id, status, created_at DESC, id DESC) INCLUDE (is_own) WHERE (deleted_at IS NULL);

CREATE INDEX order_seller_type ON public."order" USING btree (seller_id, order_type, created_at DESC, id DESC) INCLUDE (is_own) WHERE (deleted_at IS NULL);

CREATE INDEX order_standing ON public."order" USING btree (status_at, id) WHERE ((deleted_at IS NULL) AND ((status = ANY (ARRAY['ERROR'::text, 'PAYMENT_FAILED'::text, 'DUPLICATE'::text, 'MISSED'::text])) OR ((status = 'PENDING'::text) AND submit_when_ready) OR ((status = ANY (ARRAY['NEW_ORDER'::text, 'PROCESSING'::text, 'EXPORTED'::text, 'IN_PRODUCTION'::text, 'PRODUCED'::text, 'LABEL_CREATED'::text])) AND ((seller_status = 'ON_HOLD'::text) OR (items_missing_files > 0) OR (label_state = 'REFUSED'::text) OR (((order_type <> 'STANDARD'::text) OR (shipping_by = 'TIKTOK'::text)) AND (label_state = ANY (ARRAY['NONE'::text, 'VOIDED'::text])))))));

CREATE INDEX order_status ON public."order" USING btree (status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX order_tag ON public."order" USING btree (seller_id, tag, created_at DESC, id DESC) WHERE ((tag <> ''::text) AND (deleted_at IS NULL));

CREATE UNIQUE INDEX order_tracking_number ON public."order" USING btree (tracking_number) WHERE ((tracking_number IS NOT NULL) AND is_number_read AND (status <> 'DUPLICATE'::text) AND (cancelled_at IS NULL) AND (deleted_at IS NULL));

CREATE INDEX order_type ON public."order" USING btree (order_type, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (quantity >= 0) AND (order_type <> 'STANDARD'::text));

CREATE UNIQUE INDEX order_typed_number ON public."order" USING btree (tracking_number, seller_id) WHERE ((tracking_number IS NOT NULL) AND (NOT is_number_read) AND (status <> 'DUPLICATE'::text) AND (cancelled_at IS NULL) AND (deleted_at IS NULL));

CREATE INDEX parcel_account ON public.parcel USING btree (account_id, id) WHERE (account_id IS NOT NULL);

CREATE INDEX parcel_due ON public.parcel USING btree (account_id, ask_by) WHERE ((state = ANY (ARRAY['LABELLED'::text, 'HANDED'::text, 'ACCEPTED'::text, 'MOVING'::text])) AND (sees = ANY (ARRAY['CARRIER'::text, 'TRACKER'::text])) AND (ask_at IS NOT NULL));

CREATE INDEX parcel_manifest ON public.parcel USING btree (manifest_id, id);

CREATE UNIQUE INDEX parcel_number ON public.parcel USING btree (tracking_number, order_id);

CREATE INDEX parcel_order ON public.parcel USING btree (order_id);

CREATE INDEX parcel_returned ON public.parcel USING btree (id DESC) WHERE ((state = 'RETURNED'::text) AND (returned_at IS NULL));

CREATE INDEX parcel_seller_number ON public.parcel USING btree (seller_id, tracking_number);

CREATE INDEX parcel_state ON public.parcel USING btree (state, id DESC);

CREATE INDEX payment_due ON public.payment USING btree (ask_at) WHERE ((state = 'WAITING'::text) OR ((state = ANY (ARRAY['CANCELLED'::text, 'DECLINED'::text])) AND (gateway_id IS NOT NULL)));

CREATE UNIQUE INDEX payment_open_order ON public.payment USING btree (order_id) WHERE (state = 'WAITING'::text);

CREATE INDEX payment_seller ON public.payment USING btree (seller_id, id DESC);

CREATE INDEX pending_sign_in_account ON public.pending_sign_in USING btree (account_id);

CREATE INDEX pending_sign_in_expires ON public.pending_sign_in USING btree (expires_at);

CREATE INDEX post_edited ON public.post USING btree (edited_at DESC, id DESC);

CREATE INDEX post_edition_published ON public.post_edition USING btree (published_at DESC, post_id DESC);

CREATE INDEX price_list_price_variant ON public.price_list_price USING btree (variant_id);

CREATE INDEX price_list_tier ON public.price_list USING btree (tier, starts_at DESC);

CREATE INDEX print_file_art ON public.print_file USING btree (art_hash) WHERE ((state = 'READY'::text) AND (sha256 <> ''::text));

CREATE INDEX print_file_order ON public.print_file USING btree (order_id);

CREATE INDEX product_category ON public.product USING btree (category_id);

CREATE INDEX product_category_shop ON public.product USING btree (category_id, "position", id) WHERE (is_enabled AND (from_cents IS NOT NULL));

CREATE UNIQUE INDEX product_code ON public.product USING btree (upper(code));

CREATE INDEX product_colors ON public.product USING gin (color_keys);

CREATE INDEX product_newest ON public.product USING btree (created_at, id) WHERE (is_enabled AND (from_cents IS NOT NULL));

CREATE INDEX product_picture_product ON public.product_picture USING btree (product_id, "position");

CREATE INDEX product_price ON public.product USING btree (from_cents, id) INCLUDE (words, category_id, discontinued_at, shipping_levels, has_stock, is_enabled) WHERE (is_enabled AND (from_cents IS NOT NULL));

CREATE INDEX product_seller_price ON public.product USING btree (from_seller_cents, id) INCLUDE (words, category_id, discontinued_at, shipping_levels, has_stock, is_enabled, from_cents) WHERE (is_enabled AND (from_cents IS NOT NULL));

CREATE INDEX product_shop ON public.product USING btree ("position", id) WHERE (is_enabled AND (from_cents IS NOT NULL));

CREATE INDEX product_sizes ON public.product USING gin (size_keys);

CREATE INDEX product_tags ON public.product USING gin (tags);

CREATE INDEX product_words ON public.product USING gin (words);

CREATE INDEX push_device_account ON public.push_device USING btree (account_id);

CREATE INDEX quantity_tier_list ON public.quantity_tier USING btree (price_list_id);

CREATE UNIQUE INDEX quantity_tier_step ON public.quantity_tier USING btree (product_id, COALESCE(price_list_id, (0)::bigint), from_quantity);

CREATE INDEX referral_award_held ON public.referral_award USING btree (invited_id) WHERE (state = 'HELD'::text);

CREATE INDEX referral_award_invited ON public.referral_award USING btree (invited_id);

CREATE INDEX referral_inviter ON public.referral USING btree (inviter_id, invited_id DESC);

CREATE UNIQUE INDEX saved_view_name ON public.saved_view USING btree (account_id, list, lower(name));

CREATE INDEX session_account ON public.session USING btree (account_id);

CREATE INDEX session_expires ON public.session USING btree (expires_at);

CREATE INDEX sign_in_link_account ON public.sign_in_link USING btree (account_id);

CREATE INDEX sku_mapping_pattern ON public.sku_mapping USING btree (seller_id) WHERE is_pattern;

CREATE INDEX stock_receipt_line_variant ON public.stock_receipt_line USING btree (variant_id, receipt_id DESC);

CREATE UNIQUE INDEX stock_receipt_ref ON public.stock_receipt USING btree (ref, kind) WHERE (ref IS NOT NULL);

CREATE INDEX stored_file_hash ON public.stored_file USING btree (hash);

CREATE INDEX stored_file_sum ON public.stored_file USING btree (account_id) INCLUDE (bytes);

CREATE INDEX support_decision_decided ON public.support_decision USING btree (decided_at);

CREATE INDEX support_decision_item_item ON public.support_decision_item USING btree (item_id);

CREATE INDEX support_decision_order ON public.support_decision USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX support_decision_remake ON public.support_decision USING btree (remake_id) WHERE (remake_id IS NOT NULL);

CREATE INDEX support_decision_ticket ON public.support_decision USING btree (ticket_id, id DESC);

CREATE INDEX support_deflection_seller ON public.support_deflection USING btree (seller_id);

CREATE INDEX support_file_message ON public.support_file USING btree (message_id);

CREATE INDEX support_file_sha256 ON public.support_file USING btree (sha256);

CREATE INDEX support_item_item ON public.support_item USING btree (item_id);

CREATE INDEX support_message_merge_ticket ON public.support_message USING btree (merge_id) WHERE (merge_id IS NOT NULL);

CREATE INDEX support_message_solved ON public.support_message USING btree (created_at) WHERE (status = 'SOLVED'::text);

CREATE INDEX support_message_ticket ON public.support_message USING btree (ticket_id, id DESC);

CREATE INDEX support_rating_rated ON public.support_rating USING btree (rated_at);

CREATE INDEX support_rating_ticket ON public.support_rating USING btree (ticket_id);

CREATE UNIQUE INDEX support_ticket_continues ON public.support_ticket USING btree (continues_id) WHERE (continues_id IS NOT NULL);

CREATE INDEX support_ticket_deposit ON public.support_ticket USING btree (deposit_id) WHERE (deposit_id IS NOT NULL);

CREATE INDEX support_ticket_due_at ON public.support_ticket USING btree (due_at, id);

CREATE INDEX support_ticket_merged_into ON public.support_ticket USING btree (merged_id, id) WHERE (merged_id IS NOT NULL);

CREATE INDEX support_ticket_order ON public.support_ticket USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX support_ticket_parcel ON public.support_ticket USING btree (parcel_id) WHERE (parcel_id IS NOT NULL);

CREATE INDEX support_ticket_seller ON public.support_ticket USING btree (seller_id, id DESC);

CREATE INDEX support_ticket_status ON public.support_ticket USING btree (status, id DESC);

CREATE INDEX support_ticket_waits ON public.support_ticket USING btree (id) WHERE (waits_since IS NOT NULL);

CREATE UNIQUE INDEX tag_category_tag ON public.tag_category USING btree (upper(tag));

CREATE INDEX template_design_age ON public.template_design USING btree (replaced_at);

CREATE INDEX template_draft ON public.template USING btree (seller_id, id DESC) WHERE ((deleted_at IS NULL) AND (draft IS NOT NULL));

CREATE INDEX template_edited ON public.template USING btree (seller_id, COALESCE(edited_at, created_at) DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX template_name ON public.template USING btree (seller_id, lower(name), id) WHERE (deleted_at IS NULL);

CREATE INDEX template_seller ON public.template USING btree (seller_id, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX ticket_batch ON public.ticket USING btree (batch_id);

CREATE INDEX ticket_ended ON public.ticket USING btree (ended_at, id) INCLUDE (state, cause) WHERE (state = ANY (ARRAY['PASSED'::text, 'FAILED'::text]));

CREATE INDEX ticket_open ON public.ticket USING btree (batch_id) WHERE (state = ANY (ARRAY['QUEUED'::text, 'STARTED'::text]));

CREATE INDEX ticket_order ON public.ticket USING btree (order_id);

CREATE UNIQUE INDEX ticket_piece ON public.ticket USING btree (item_id, piece) WHERE (state = ANY (ARRAY['QUEUED'::text, 'STARTED'::text, 'PASSED'::text]));

CREATE INDEX ticket_started ON public.ticket USING btree (started_at, id) WHERE (state = 'STARTED'::text);

CREATE UNIQUE INDEX tracking_link_live ON public.tracking_link USING btree (order_id) WHERE (ended_at IS NULL);

CREATE INDEX tracking_link_seller ON public.tracking_link USING btree (seller_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX variant_choice ON public.variant USING btree (product_id, upper(size), upper(color));

CREATE INDEX variant_counted ON public.variant USING btree (stock) WHERE ((stock IS NOT NULL) AND is_enabled);

CREATE UNIQUE INDEX variant_proposal_open ON public.variant_proposal USING btree (item_id) WHERE (state = 'OPEN'::text);

CREATE INDEX variant_proposal_order ON public.variant_proposal USING btree (order_id, id);

CREATE UNIQUE INDEX variant_sku ON public.variant USING btree (upper(sku));

CREATE UNIQUE INDEX voucher_code ON public.voucher USING btree (code);

CREATE UNIQUE INDEX voucher_use_once ON public.voucher_use USING btree (voucher_id, seller_id) WHERE (is_once AND (released_at IS NULL));

CREATE UNIQUE INDEX voucher_use_order ON public.voucher_use USING btree (order_id) WHERE (released_at IS NULL);

CREATE INDEX voucher_use_seller ON public.voucher_use USING btree (seller_id);

create view account_ref as
 SELECT id,
    username,
    email,
    full_name,
    tier
   FROM account;

create view deposit_ref as
 SELECT id,
    memo
   FROM deposit;

create view deposit_work as
 SELECT id,
    seller_id,
    method,
    status,
    is_withdrawn,
    created_at,
    updated_at,
    decided_at
   FROM deposit;

create view label_ref as
 SELECT id,
    order_id,
    seller_id,
    kind,
    state,
    account_id,
    carrier,
    carrier_name,
    tracking_number,
    service,
    form_number,
    made_at,
    printed_at
   FROM label;

create view ledger_day as
 SELECT t.seller_id,
    (t.at AT TIME ZONE 'UTC'::text)::date AS day,
    count(*) FILTER (WHERE t.amount_cents <> 0)::integer AS lines,
    COALESCE(sum(t.amount_cents) FILTER (WHERE t.amount_cents > 0), 0::numeric)::bigint AS in_cents,
    COALESCE(- sum(t.amount_cents) FILTER (WHERE t.amount_cents < 0), 0::numeric)::bigint AS out_cents,
    min(t."position") AS first_position,
    max(t."position") AS last_position,
    sum(e.wallet)::bigint AS wallet_cents,
    sum(e.held)::bigint AS held_cents,
    sum(e.debt)::bigint AS debt_cents,
    sum(e.bank)::bigint AS bank_cents,
    sum(e.paypal)::bigint AS paypal_cents,
    sum(e.production)::bigint AS production_cents,
    sum(e.shipping)::bigint AS shipping_cents,
    sum(e.refund)::bigint AS refund_cents,
    sum(e.referral)::bigint AS referral_cents
   FROM ledger_transaction t,
    LATERAL ( SELECT COALESCE(sum(ledger_entry.amount_cents) FILTER (WHERE ledger_entry.account = 'WALLET'::text), 0::numeric) AS wallet,
            COALESCE(sum(ledger_entry.amount_cents) FILTER (WHERE ledger_entry.account = 'HELD'::text), 0::numeric) AS held,
            COALESCE(sum(ledger_entry.amount_cents) FILTER (WHERE ledger_entry.account = 'DEBT'::text), 0::numeric) AS debt,
            COALESCE(sum(ledger_entry.amount_cents) FILTER (WHERE ledger_entry.account = 'BANK'::text), 0::numeric) AS bank,
            COALESCE(sum(ledger_entry.amount_cents) FILTER (WHERE ledger_entry.account = 'PAYPAL'::text), 0::numeric) AS paypal,
            COALESCE(sum(ledger_entry.amount_cents) FILTER (WHERE ledger_entry.account = 'PRODUCTION'::text), 0::numeric) AS production,
            COALESCE(sum(ledger_entry.amount_cents) FILTER (WHERE ledger_entry.account = 'SHIPPING'::text), 0::numeric) AS shipping,
            COALESCE(sum(ledger_entry.amount_cents) FILTER (WHERE ledger_entry.account = 'REFUND'::text), 0::numeric) AS refund,
            COALESCE(sum(ledger_entry.amount_cents) FILTER (WHERE ledger_entry.account = 'REFERRAL'::text), 0::numeric) AS referral
           FROM ledger_entry
          WHERE ledger_entry.transaction_id = t.id) e
  WHERE t.seller_id IS NOT NULL
  GROUP BY t.seller_id, ((t.at AT TIME ZONE 'UTC'::text)::date);

create view library_ref as
 SELECT id,
    name,
    seller_id,
    deleted_at,
    sha256 AS fingerprint,
    width,
    height
   FROM library_file;

create view notification_subject_ref as
 SELECT notification_id,
    subject_id
   FROM notification_event
  WHERE subject_id IS NOT NULL;

create view order_awaiting_label as
 SELECT id,
    seller_id,
    external_id,
    tracking_number,
    full_name,
    zip,
    label_state,
    status,
    order_type,
    created_at
   FROM "order"
  WHERE deleted_at IS NULL AND cancelled_at IS NULL AND handed_over_at IS NULL AND status <> 'DUPLICATE'::text AND (shipping_by = 'TIKTOK'::text OR order_type <> 'STANDARD'::text) AND (label_state = ANY (ARRAY['NONE'::text, 'WAITING'::text, 'REFUSED'::text, 'VOIDED'::text]));

create view order_item_ref as
 SELECT id,
    order_id,
    product_code,
    product_name,
    product_name_vi,
    quantity,
    unit_cents,
    cancelled_at,
    sku,
    size,
    color
   FROM order_item;

create view order_money_ref as
 SELECT id,
    seller_id,
    paid_at,
    production_cents,
    discount_cents,
    paid_cents,
    refunded_cents
   FROM "order"
  WHERE deleted_at IS NULL;

create view order_queue_ref as
 SELECT id,
    seller_id,
    status,
    external_id,
    full_name,
    city,
    country,
    shipping_method,
    order_type,
    shipping_by,
    label_state,
    source,
    tracking_number,
    created_at,
    batch_id,
    all_passed_at,
    platform_ordered_at + '24:00:00'::interval *
        CASE EXTRACT(dow FROM (platform_ordered_at AT TIME ZONE 'UTC'::text) - '05:00:00'::interval)
            WHEN 4 THEN 4
            WHEN 5 THEN 4
            WHEN 6 THEN 3
            ELSE 2
        END::double precision AS dispatch_by,
    ( SELECT COALESCE(sum(i.weight_oz * i.quantity::double precision), 0::double precision) AS "coalesce"
           FROM order_item i
          WHERE i.order_id = "order".id AND i.cancelled_at IS NULL) AS ounces
   FROM "order"
  WHERE deleted_at IS NULL;

create view order_ref as
 SELECT id,
    seller_id,
    paid_at,
    external_id
   FROM "order";

create view order_words as
 SELECT id AS order_id,
    array_to_tsvector(search_tokens(concat_ws(' '::text, full_name, email, search_joined(email), city, external_id, search_joined(external_id), tracking_number, ( SELECT string_agg(concat_ws(' '::text, i.sku, search_joined(i.sku), i.product_code, i.product_name, i.product_name_vi), ' '::text) AS string_agg
           FROM order_item i
          WHERE i.order_id = o.id))) || ARRAY['#'::text || id, '@'::text || seller_id]) AS words
   FROM "order" o;

create view order_work as
 SELECT id,
    seller_id,
    status,
    order_type,
    shipping_by,
    seller_status,
    error_code,
    error_waits_on,
    items_missing_files,
    address_verdict,
    label_state,
    tracking_number,
    created_at,
    changed_at,
    cancelled_at,
    status = 'PENDING'::text AND submit_when_ready AND items_missing_files = 0 AND COALESCE(( SELECT c.step = 'wait'::text
           FROM order_change c
          WHERE c.order_id = "order".id AND (c.step = 'wait'::text OR c.step = 'edit'::text AND c.reason ~ 'files|resolution'::text)
          ORDER BY c.id DESC
         LIMIT 1), false) AS awaits_word
   FROM "order"
  WHERE deleted_at IS NULL;

create view parcel_ref as
 SELECT id,
    order_id,
    carrier,
    tracking_number
   FROM parcel;

create view piece_ref as
 SELECT item_id,
    scanned_by AS passed_by,
    machine
   FROM ticket
  WHERE state = 'PASSED'::text;

create view product_ref as
 SELECT id,
    code,
    name,
    min_dpi,
    name_vi
   FROM product;

create view session_ref as
 SELECT id,
    account_id,
    expires_at
   FROM session;

create view template_ref as
 SELECT id,
    seller_id,
    deleted_at,
    name
   FROM template;

create view variant_ref as
 SELECT id,
    stock
   FROM variant;

CREATE OR REPLACE FUNCTION public.audit_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The audit log is append-only.';
end $function$
;

CREATE OR REPLACE FUNCTION public.find_ledger(asked tsquery, most integer)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
  select id from ledger_transaction where kind <> 'PAYMENT' and array_to_tsvector(search_tokens(ref || ' ' || reason)) @@ asked limit most
$function$
;

CREATE OR REPLACE FUNCTION public.find_orders(asked tsquery, most integer)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$ select order_id from order_search where words @@ asked limit most $function$
;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The ledger is append-only: % on % is refused.', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_order_change_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The timeline of an order is append-only.' using errcode = 'restrict_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_parcel_event_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The events of a parcel are append-only.' using errcode = 'restrict_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION public.renew_order_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update order_search s set words = w.words from order_words w where w.order_id = new.id and s.order_id = new.id;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION public.require_balanced_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from added group by transaction_id having sum(amount_cents) <> 0) then
    raise exception 'The entries of a transaction do not sum to zero.' using errcode = 'check_violation';
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION public.search_joined(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(given, '[\s!-/:-@[-`{-~]+'::text, ''::text, 'g'::text)
;

CREATE OR REPLACE FUNCTION public.search_query(given text, owner bigint DEFAULT NULL::bigint)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT (((((CASE WHEN (search_query.owner IS NULL) THEN ''::text ELSE (('''@'::text || search_query.owner) || ''' & '::text) END || '(('::text) || string_agg((CASE WHEN (length(words.word) = 1) THEN ((''''::text || words.word) || ''''::text) ELSE ((''''::text || words.word) || ''':*'::text) END || CASE WHEN (words.word ~ '^[0-9]{1,15}$'::text) THEN ((' | ''#'::text || ltrim(words.word, '0'::text)) || ''''::text) ELSE ''::text END), ') & ('::text)) || CASE WHEN (count(*) > 1) THEN ((') | ('''::text || string_agg(words.word, ''::text ORDER BY chunks.place, words.at)) || ''':*'::text) ELSE ''::text END) || '))'::text))::tsquery AS tsquery FROM regexp_split_to_table(search_query.given, '\s+'::text) WITH ORDINALITY chunks(chunk, place), LATERAL unnest(search_tokens(CASE WHEN (chunks.chunk ~~ '_%@%'::text) THEN search_joined(chunks.chunk) ELSE chunks.chunk END)) WITH ORDINALITY words(word, at))
;

CREATE OR REPLACE FUNCTION public.search_tokens(given text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_remove(regexp_split_to_array(replace(lower(replace(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]+'::text, ''::text, 'g'::text), 'Đ'::text, 'đ'::text)), 'đ'::text, 'd'::text), '[\s!-/:-@[-`{-~\u00A0\u00B7\u200B-\u2022]+'::text), ''::text)
;

CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();

CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER ledger_entry_balanced AFTER INSERT ON public.ledger_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_balanced_entries();

CREATE TRIGGER ledger_house_seal_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_house_seal FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER ledger_transaction_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER order_change_append_only BEFORE DELETE OR UPDATE ON public.order_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_order_change_change();

CREATE TRIGGER order_words_change AFTER UPDATE OF full_name, email, city, external_id, tracking_number ON public."order" FOR EACH ROW WHEN ((((((old.full_name IS DISTINCT FROM new.full_name) OR (old.email IS DISTINCT FROM new.email)) OR (old.city IS DISTINCT FROM new.city)) OR (old.external_id IS DISTINCT FROM new.external_id)) OR (old.tracking_number IS DISTINCT FROM new.tracking_number))) EXECUTE FUNCTION renew_order_words();

CREATE TRIGGER parcel_event_append_only BEFORE DELETE OR UPDATE ON public.parcel_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_parcel_event_change();

CREATE TRIGGER wallet_day_stays BEFORE DELETE OR TRUNCATE ON public.wallet_day FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER wallet_stays BEFORE DELETE OR TRUNCATE ON public.wallet FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
