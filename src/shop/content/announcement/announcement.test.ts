import { afterAll, expect, test } from 'vitest'
import { day, later } from '#base/time.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { type AnnouncementDraft, announcementCalls } from './contract.ts'
import { tellBatchSize, tellSome } from './tell.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const staff = shop.client((await seedStaff(db, 'content')).token)

const words: AnnouncementDraft = {
  title: 'The warehouse is closed on Monday',
  titleVi: 'Kho nghỉ vào thứ Hai',
  body: 'Orders paid **before noon** still leave.',
  bodyVi: 'Đơn trả **trước trưa** vẫn được gửi đi.',
  places: ['BANNER', 'PAGE', 'NEWS'],
  type: 'NORMAL',
  audience: 'EVERYONE',
  tier: '',
  sellers: [],
  startsAt: null,
  endsAt: null,
}
const saved = async (draft: Partial<AnnouncementDraft> = {}) => {
  const { id, version } = (await staff(announcementCalls.createAnnouncement)).data
  return (await staff(announcementCalls.saveAnnouncement, { params: { id }, body: { ...words, ...draft, version } })).data
}
const publish = ({ id, version }: { id: number; version: number }) =>
  staff(announcementCalls.publishAnnouncement, { params: { id }, body: { version } })
const published = async (draft: Partial<AnnouncementDraft> = {}) => {
  const { data } = await publish(await saved(draft))
  await shop.settled()
  return data
}
const as = ({ token }: Pick<Seeded, 'token'>) => shop.client(token)
const now = async (who: Pick<Seeded, 'token'>) => (await as(who)(announcementCalls.announcementsNow)).data
const listed = async (who: Pick<Seeded, 'token'>) =>
  (await as(who)(announcementCalls.myAnnouncements, { query: {} })).data.docs.map(({ id }) => id)
const bell = async (who: Pick<Seeded, 'token'>) => (await as(who)(notificationCalls.myNotifications, { query: {} })).data.docs
const end = (id: number) => staff(announcementCalls.endAnnouncement, { params: { id } })

test('an announcement is read by its seller in both languages: as a bar, in the list, in the bell, and each person reads and closes it for themselves', async () => {
  const seller = await seedSeller(db)
  const member = await seedMember(db, seller.id, 'readOnly')
  const { id } = await published()
  const { banner, unread } = await now(seller)
  expect([banner?.id, unread]).toEqual([id, 1])
  expect(await listed(seller)).toEqual([id])
  expect(await bell(seller)).toMatchObject([{ title: words.title, link: `/announcement/${id}`, type: 'NORMAL' }])
  expect(await bell(member)).toMatchObject([{ title: words.title }])
  const vietnamese = await as(await seedSeller(db, { language: 'vi' }))(announcementCalls.announcement, { params: { id } })
  expect(vietnamese.data).toMatchObject({ title: words.titleVi, html: '<p>Đơn trả <strong>trước trưa</strong> vẫn được gửi đi.</p>\n' })
  await as(member)(announcementCalls.readAnnouncement, { params: { id } })
  await as(member)(announcementCalls.closeAnnouncement, { params: { id } })
  expect(await now(member)).toEqual({ unread: 0, banner: null })
  expect(await now(seller)).toMatchObject({ unread: 1, banner: { id } })
  expect((await as(seller)(announcementCalls.readAnnouncements)).data).toEqual({ read: 1 })
  expect(await now(seller)).toMatchObject({ unread: 0, banner: { id, isRead: true } })
  await end(id)
})

test('who has read an announcement by its bar, its page or the list has read its line of the bell, also one that comes later; nobody else has', async () => {
  const [seller, other] = [await seedSeller(db), await seedSeller(db)]
  const member = await seedMember(db, seller.id, 'readOnly')
  const unread = async (who: Pick<Seeded, 'token'>) => (await as(who)(notificationCalls.unreadCount)).data.unread
  const bells = () => Promise.all([seller, member, other].map(unread))
  const [first, second, third] = [await published(), await published(), await published()]
  expect(await bells()).toEqual([3, 3, 3])
  await as(seller)(announcementCalls.closeAnnouncement, { params: { id: first.id } })
  expect(await bells()).toEqual([2, 3, 3])
  await as(seller)(announcementCalls.readAnnouncement, { params: { id: second.id } })
  expect(await bells()).toEqual([1, 3, 3])
  expect((await bell(seller)).filter(({ isRead }) => !isRead).map(({ link }) => link)).toEqual([`/announcement/${third.id}`])
  await as(member)(announcementCalls.readAnnouncements)
  expect(await bells()).toEqual([1, 0, 3])
  const { data: due } = await publish(await saved({ startsAt: later(shop.now(), day).toISOString() }))
  shop.advance(day)
  await as(other)(announcementCalls.closeAnnouncement, { params: { id: due.id } })
  await shop.cron('content.announceDue')
  await shop.settled()
  expect(await bells()).toEqual([2, 1, 3])
  expect(await bell(other)).toMatchObject([{ link: `/announcement/${due.id}`, isRead: true }, {}, {}, {}])
  for (const { id } of [first, second, third, due]) await end(id)
})

test('what is for a tier or for named sellers is nobody else’s: for them it is not there', async () => {
  const [gold, named, other] = [await seedSeller(db), await seedSeller(db), await seedSeller(db)]
  const owner = shop.client((await seedStaff(db, 'owner')).token)
  await owner(accountOfficeCalls.setTier, { params: { id: gold.id }, body: { tier: 'GOLD' } })
  const forGold = await published({ audience: 'TIER', tier: 'GOLD' })
  const forOne = await published({ audience: 'SELLERS', sellers: [named.username.toUpperCase()] })
  expect([forGold.reach, forOne.reach]).toEqual([1, 1])
  expect([await listed(gold), await listed(named), await listed(other)]).toEqual([[forGold.id], [forOne.id], []])
  expect((await bell(gold)).length + (await bell(named)).length + (await bell(other)).length).toBe(2)
  expect(await now(other)).toEqual({ unread: 0, banner: null })
  for (const call of [announcementCalls.announcement, announcementCalls.readAnnouncement, announcementCalls.closeAnnouncement])
    expect(await codeOf(as(other)(call, { params: { id: forOne.id } }))).toBe('ANNOUNCEMENT_NOT_FOUND')
  const unknown = await saved({ audience: 'SELLERS', sellers: [named.username, 'nobody.at.all'] })
  expect(unknown).toMatchObject({ sellers: [{ id: named.id }], unknownSellers: ['nobody.at.all'] })
  expect(await codeOf(publish(unknown))).toBe('ANNOUNCEMENT_SELLER_UNKNOWN')
  const forNobody = await saved({ audience: 'TIER', tier: 'PLATINUM' })
  expect(forNobody.reach).toBe(0)
  expect(forNobody.tiers).toContainEqual({ tier: 'GOLD', sellers: 1 })
  expect(forNobody.tiers.map(({ tier }) => tier)).not.toContain('PLATINUM')
  expect(await codeOf(publish(forNobody))).toBe('ANNOUNCEMENT_TIER_EMPTY')
  await end(forGold.id)
  await end(forOne.id)
})

test('it appears at its beginning, is over at its end, and can still be read by who comes by the bell', { tags: 'long' }, async () => {
  const seller = await seedSeller(db)
  const { id, status } = await published({
    startsAt: later(shop.now(), day).toISOString(),
    endsAt: later(shop.now(), 3 * day).toISOString(),
  })
  expect(status).toBe('SCHEDULED')
  expect([await listed(seller), await bell(seller)]).toEqual([[], []])
  expect(await codeOf(as(seller)(announcementCalls.announcement, { params: { id } }))).toBe('ANNOUNCEMENT_NOT_FOUND')
  shop.advance(day)
  await shop.cron('content.announceDue')
  await shop.settled()
  const again = await seedSeller(db, { username: `${seller.username}2` })
  expect([await listed(again), (await now(again)).banner?.id]).toEqual([[id], id])
  expect((await db.pool.query('select 1 from notification where account_id = $1', [seller.id])).rowCount).toBe(1)
  shop.advance(2 * day)
  const late = await seedSeller(db)
  expect([await listed(late), await now(late)]).toEqual([[], { unread: 0, banner: null }])
  expect((await as(late)(announcementCalls.announcement, { params: { id } })).data).toMatchObject({ isEnded: true })
})

test('of two editors the second is told, publishing twice is publishing once, and the log says what was changed', async () => {
  const editor = shop.client((await seedStaff(db, 'content')).token)
  const { id, version } = (await editor(announcementCalls.createAnnouncement)).data
  const save = { params: { id }, body: { ...words, version } }
  expect(await codeOf(editor(announcementCalls.publishAnnouncement, { params: { id }, body: { version } }))).toBe('ANNOUNCEMENT_INCOMPLETE')
  const first = (await editor(announcementCalls.saveAnnouncement, save)).data
  expect(await codeOf(editor(announcementCalls.saveAnnouncement, save))).toBe('ANNOUNCEMENT_WAS_CHANGED')
  const seller = await seedSeller(db)
  const once = () => editor(announcementCalls.publishAnnouncement, { params: { id }, body: { version: first.version } })
  const answers = await Promise.all([once(), once()])
  await shop.settled()
  await once()
  await shop.settled()
  expect(answers.map(({ data }) => data.publishedVersion)).toEqual([first.version, first.version])
  expect((await bell(seller)).length).toBe(1)
  const owner = shop.client((await seedStaff(db, 'owner')).token)
  const { docs } = (await owner(auditCalls.auditLog, { query: { subject: 'announcement', object: String(id) } })).data
  expect(docs.map(({ call }) => call)).toContain('saveAnnouncement')
  expect(await codeOf(editor(announcementCalls.deleteAnnouncement, { params: { id } }))).toBe('ANNOUNCEMENT_WAS_PUBLISHED')
  await end(id)
})

test('news that stopped between two batches goes on with those who do not have it, and comes to nobody twice', async () => {
  await db.pool.query(
    `insert into account (username, email, kind, referral_code, created_at, verified_at)
     select 'crowd' || n, 'crowd' || n || '@example.com', 'seller', 'CROWD' || n, $1, $1 from generate_series(10000, 10000 + $2::int) n`,
    [shop.now(), 2 * tellBatchSize],
  )
  const { id } = await published({ startsAt: later(shop.now(), day).toISOString() })
  shop.advance(day)
  const told = async () => {
    const { rows } = await db.pool.query<{ sellers: number; twice: number }>(
      `select (select count(*)::int from announcement_told where announcement_id = $1) as sellers,
        (select count(*) - count(distinct account_id) from notification where link = '/announcement/' || $1)::int as twice`,
      [id],
    )
    return rows[0]
  }
  // The job's process dies within its second batch.
  await shop.write(tx => tellSome(tx, id))
  const killed = shop.write(async tx => {
    await tellSome(tx, id)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await told()).toEqual({ sellers: tellBatchSize, twice: 0 })
  await shop.cron('content.announceDue')
  await Promise.all([shop.write(tx => tellSome(tx, id)), shop.settled()])
  const again = shop.client((await seedStaff(db, 'content')).token)
  const { data } = await again(announcementCalls.officeAnnouncement, { params: { id } })
  expect(data).toMatchObject({ told: data.reach, isTelling: false })
  expect(await told()).toEqual({ sellers: data.reach, twice: 0 })
})
