// Prints: the same art is drawn once, whatever orders and processes ask for it, and stays as long as an order names it.
import { randomUUID } from 'node:crypto'
import { setTimeout as passed } from 'node:timers/promises'
import { second } from '#base/time.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Engine } from '#engine/engine.ts'
import { artHash, type PrintArt, renderPrintFile } from '#shop/design/design.ts'
import { claimPrint, listPrints, type Print, releaseClaim, renewClaim, setPrint } from './store.ts'

type Room = Pick<Engine, 'db' | 'files' | 'images'>
/** The art, and the seller for whom it is drawn where it is not there yet. */
export interface PrintAsked {
  art: PrintArt
  sellerId: number | undefined
}

/** How often who waits for another's drawing looks, and how often who draws says that they still do: well within what is believed of them. */
const [lookMs, renewMs] = [0.25 * second, 10 * second]

/**
 * The print of this art. Who finds it being drawn waits for it, also where another process is at it; where that one was killed, this one
 * draws it after half a minute. Throws as `renderPrintFile`, and what `signal` is aborted with.
 */
export async function printed(engine: Room, asked: PrintAsked, signal?: AbortSignal): Promise<Print> {
  const hash = artHash(asked.art)
  for (;;) {
    const known = (await listPrints(engine.db, [hash])).get(hash)
    if (known && (await engine.files.has(known.sha256))) return known
    const by = randomUUID()
    const isMine = await engine.db.transaction(tx => claimPrint(tx, { artHash: hash, by, lost: known?.sha256 ?? null }))
    if (isMine) return await draw(engine, asked, { hash, by })
    await passed(lookMs, undefined, { signal })
  }
}

async function draw(engine: Room, { art, sellerId }: PrintAsked, { hash, by }: { hash: string; by: string }): Promise<Print> {
  // A renewal that fails is tried again; where none comes through, another may draw the same bytes, which harms nobody.
  const renewing = setInterval(() => void engine.db.transaction(tx => renewClaim(tx, by)).catch(() => {}), renewMs)
  try {
    const { ink, ...made } = await forAccount(sellerId, () => renderPrintFile(engine, art))
    const box = { inkLeft: ink.left, inkTop: ink.top, inkWidth: ink.width, inkHeight: ink.height }
    const print = { artHash: hash, ...made, ...box }
    await engine.db.transaction(tx => setPrint(tx, print))
    return print
  } catch (error) {
    await engine.db.transaction(tx => releaseClaim(tx, by))
    throw error
  } finally {
    clearInterval(renewing)
  }
}
