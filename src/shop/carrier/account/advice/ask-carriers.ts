// A carrier's advice about an address: asked of our accounts one after the other, within their calls, and known for the day.
import { createHash } from 'node:crypto'
import { day, hour, later } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import { tryConsumeAttempt } from '#shop/account/account.ts'
import { carriers } from '../../registry.ts'
import { type AddressAdvice as Advice, CarrierTrouble, noAdvice, type Place, plainWords } from '../../rules.ts'
import { openService } from '../open.account.ts'
import { type AccountRow, listEnabled } from '../store.ts'
import type { AddressAdvice } from './contract.ts'
import { type AskedPlace, placeToAsk } from './place.rules.ts'
import { correctedPlace, type WholePlace } from './written.rules.ts'

/** One who types asks a few times for each order; who asks more often is told nothing, so that the others' calls are left. */
const most = { max: 120, withinMs: hour }

/** What carriers know of this address, asked in the name of an account of ours; of one that cannot be right they are not asked. */
export async function adviceOn(engine: Engine, given: AskedPlace, accountId: number): Promise<AddressAdvice & { said: string }> {
  const asked = placeToAsk(given)
  if (!asked) return shown(nobodysPlace, nobody)
  const { address: street1, addressLine2: street2, city, state, zip } = asked
  const place = { street1, street2, city, state, zip }
  return shown(place, await ask(engine, place, accountId))
}
const nobodysPlace: WholePlace = { street1: '', street2: '', city: '', state: '', zip: '' }

interface Told {
  advice: Advice
  /** The id of its carrier; nothing where nobody knows the address. */
  carrier?: string
}
const nobody: Told = { advice: noAdvice }

/** The first who knows it; a carrier in trouble stops nothing here, and knows nothing. */
async function ask(engine: Engine, place: WholePlace, accountId: number): Promise<Told> {
  const { db, config } = engine
  const known = bookOf(engine.outbound)
  const key = createHash('sha256').update(JSON.stringify(place)).digest('hex')
  const kept = known.get(key)
  if (kept && kept.until > db.now()) return kept.told
  const accounts = (await listEnabled(db)).filter(({ state, mode }) => state === 'ACTIVE' && (mode === 'LIVE' || !config.production))
  if (accounts.length === 0 || !(await tryConsumeAttempt(db, `address-advice:${accountId}`, most))) return nobody
  for (const account of accounts) {
    const advice = await askOne(engine, account, place)
    if (advice.state === 'UNKNOWN') continue
    const told = { advice, carrier: account.carrier }
    if (known.size >= mostKept) known.clear()
    known.set(key, { told, until: later(db.now(), day) })
    return told
  }
  return nobody
}

async function askOne(engine: Engine, account: AccountRow, place: Place): Promise<Advice> {
  try {
    return (await openService(engine, account).verify?.(place)) ?? noAdvice
  } catch (error) {
    if (error instanceof CarrierTrouble) return noAdvice
    throw error
  }
}

/** What was said of addresses in this process; `home` is the deployment's own, so that two of one process share nothing. */
const books = new WeakMap<object, Map<string, { told: Told; until: Date }>>()
const mostKept = 2_000
function bookOf(home: object): Map<string, { told: Told; until: Date }> {
  const kept = books.get(home) ?? new Map()
  books.set(home, kept)
  return kept
}

function shown(place: WholePlace, { advice: { state, doubts, written, said = '' }, carrier }: Told): AddressAdvice & { said: string } {
  const corrected = written && correctedPlace(place, written)
  const { name, account } = carriers.find(({ id }) => id === carrier) ?? {}
  return {
    state,
    carrierName: carrier === undefined ? null : (name ?? account?.name ?? null),
    doubts: [...doubts],
    corrected: corrected
      ? { address: corrected.street1, addressLine2: corrected.street2, city: corrected.city, state: corrected.state, zip: corrected.zip }
      : null,
    said: plainWords(said),
  }
}
