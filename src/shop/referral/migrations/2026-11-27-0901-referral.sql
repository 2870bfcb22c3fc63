-- Who invited whom under which programme, and what each of their orders brought. Amounts are whole US cents.
create table referral_programme (
  id bigint generated always as identity primary key,
  name_en text not null,
  name_vi text not null,
  -- In hundredths of a percent, of what is kept of an order's production cost.
  share_basis_points int not null check (share_basis_points between 1 and 10000),
  -- For the orders that are paid within so many months after the invited one joined.
  months int not null check (months between 1 and 120),
  -- For all orders of one invited seller together; null: no limit.
  most_cents bigint check (most_cents > 0),
  -- For those who join from then, until then.
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at >= starts_at),
  created_at timestamptz not null,
  created_by bigint references account (id)
);
-- As docs/domain.md has it: 5 % for twelve months.
insert into referral_programme (name_en, name_vi, share_basis_points, months, starts_at, created_at)
  values ('Invite a seller', 'Mời người bán', 500, 12, '2026-01-01', '2026-11-27');

create table referral (
  invited_id bigint primary key references account (id),
  inviter_id bigint not null references account (id),
  -- Null: no programme ran on the day.
  programme_id bigint references referral_programme (id),
  joined_at timestamptz not null,
  -- What finance says of a pair that looks like one person.
  verdict text check (verdict in ('TRUSTED', 'REFUSED')),
  decided_by bigint references account (id),
  decided_at timestamptz,
  note text not null default '',
  check (invited_id <> inviter_id),
  check ((verdict is null) = (decided_at is null))
);
create index referral_inviter on referral (inviter_id, invited_id desc);

create table referral_award (
  order_id bigint primary key,
  invited_id bigint not null references referral (invited_id),
  -- What it comes to as the order stands, and what of it is in the inviter's wallet.
  cents bigint not null check (cents >= 0),
  posted_cents bigint not null check (posted_cents >= 0),
  state text not null check (state in ('POSTED', 'HELD', 'REFUSED', 'REVERSED')),
  -- Why it is held, as a code.
  held_for text,
  -- How often it was booked: each booking has a reference of its own.
  bookings int not null default 0,
  at timestamptz not null,
  check ((state = 'HELD') = (held_for is not null)),
  check (state not in ('HELD', 'REFUSED', 'REVERSED') or posted_cents = 0)
);
create index referral_award_invited on referral_award (invited_id);
create index referral_award_held on referral_award (invited_id) where state = 'HELD';

insert into referral (invited_id, inviter_id, programme_id, joined_at)
  select a.id, a.invited_by, (
      select p.id from referral_programme p where p.starts_at <= a.verified_at and (p.ends_at is null or p.ends_at > a.verified_at)
      order by p.starts_at desc, p.id desc limit 1), a.verified_at
  from account a where a.invited_by is not null and a.verified_at is not null and a.invited_by <> a.id;
