import type { Db } from '#engine/db/database.ts'
import { routes } from '#engine/serve/route.ts'
import { accountNames } from '#shop/carrier/account/choose.account.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import { sellersManifest } from '../scan-out.ts'
import { type DayGroup, dayCalls } from './contract.ts'
import { type CountedKey, countLeft, type DayManifest, listLeft, listOfDay } from './store.ts'

export const dayRoutes = routes(dayCalls, {
  endOfDay: async ({ who: { timeZone }, query: { on } }, db) => ({ data: { groups: await groupsOf(db, { on, timeZone }) } }),
  leftOver: async ({ query }, db) => {
    const [docs, counts] = await Promise.all([listLeft(db, query), countLeft(db)])
    const totalDocs = counts.find(({ key }) => key === query.key)?.count ?? 0
    return { data: { docs, totalDocs, page: query.page, limit: query.limit } }
  },
})

/** A group for every account and carrier that has something left, waiting or handed over; those with most to do first. */
async function groupsOf(db: Db, day: { on: string; timeZone: string }): Promise<DayGroup[]> {
  const [left, manifests, names] = await Promise.all([countLeft(db), listOfDay(db, day), accountNames(db)])
  const known = new Map<string, Pick<CountedKey, 'accountId' | 'carrier'>>([...manifests, ...left].map(each => [each.key, each]))
  const groups = [...known].map(([key, { accountId, carrier }]): DayGroup => {
    const own = manifests.filter(manifest => manifest.key === key)
    const forms = own.flatMap(formOf)
    const waiting = own.filter(({ state }) => state !== 'CLOSED')
    return {
      key,
      way: accountId !== null ? 'ACCOUNT' : carrier === sellersManifest ? 'SELLER' : 'ELSEWHERE',
      accountName: accountId === null ? null : (names.get(accountId)?.name ?? null),
      carrierName: publicTracking(carrier, null).carrierName,
      leftOver: left.find(each => each.key === key)?.count ?? 0,
      waiting: sum(waiting),
      openManifestId: own.find(({ state, parcels }) => state === 'OPEN' && parcels > 0)?.id ?? null,
      isClosing: own.some(({ state, isInTrouble }) => state === 'CLOSING' && !isInTrouble),
      troubled: own.flatMap(({ id: manifestId, parcels, isInTrouble }) => (isInTrouble ? [{ manifestId, parcels }] : [])),
      forms,
      handedOver: sum(forms),
    }
  })
  return groups
    .filter(({ leftOver, waiting, forms }) => leftOver + waiting + forms.length > 0)
    .toSorted((one, other) => other.waiting - one.waiting || other.leftOver - one.leftOver || one.key.localeCompare(other.key, 'en'))
}

const formOf = ({ id: manifestId, formNumber, parcels, closedAt, isFormCarriers: isCarriers, state }: DayManifest) =>
  state === 'CLOSED' && formNumber !== null && closedAt !== null ? [{ manifestId, formNumber, parcels, closedAt, isCarriers }] : []
const sum = (of: readonly { parcels: number }[]): number => of.reduce((all, { parcels }) => all + parcels, 0)
