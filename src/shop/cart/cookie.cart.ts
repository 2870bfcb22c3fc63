// The owner of a cart: a person's by their session, a visitor's by the cookie that names it and nothing else.
import { createHash, randomBytes } from 'node:crypto'
import { whyNotCall } from '#base/access/access.ts'
import { day, hour } from '#base/time.ts'
import type { Database, Tx } from '#engine/db/database.ts'
import type { ReplyCookies, RequestFacts, Who } from '#engine/serve/route.ts'
import { addressOf, consumeAttempt } from '#shop/account/account.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { mergeCart } from './cart.ts'
import { cartCalls } from './contract.ts'
import { type CartOwner, hasCart } from './store.ts'

const COOKIE = 'web_cart_order'
/** A visitor's cart and its cookie are kept so long. */
export const visitorCartMs = 30 * day

export interface CartCaller {
  who: Who | undefined
  request: Pick<RequestFacts, 'cookies' | 'ip'>
  cookies: ReplyCookies
}

/** The id is 256 random bits; what does not look like one was not made by us. */
const tokenOf = ({ cookies: { [COOKIE]: token } }: CartCaller['request']) => (token && /^[\w-]{43}$/.test(token) ? token : undefined)

/** Whether a visitor's request says that they have begun a cart. */
export const namesCart = (request: CartCaller['request']): boolean => tokenOf(request) !== undefined

function visitorOf({ request }: CartCaller): CartOwner | undefined {
  const token = tokenOf(request)
  return token ? { tokenSha256: createHash('sha256').update(token).digest('hex') } : undefined
}

/**
 * The cart to write to; a visitor without one gets an id of their own. A signed-in person's takes the visitor's in first. Throws
 * TOO_MANY_REQUESTS where too many carts were begun from the visitor's address.
 */
export async function cartToChange(tx: Tx, caller: CartCaller): Promise<CartOwner> {
  const { who, cookies, request } = caller
  const visitor = visitorOf(caller)
  if (who) return takeIn(tx, caller, who, visitor)
  if (visitor && (await hasCart(tx, visitor))) return visitor
  await consumeAttempt(tx, `cart ${addressOf(request.ip)}`, { max: await readSetting(tx, 'addressCartsPerHour'), withinMs: hour })
  if (visitor) return visitor
  const token = randomBytes(32).toString('base64url')
  cookies.set(COOKIE, token, { maxAgeSeconds: visitorCartMs / 1_000 })
  return { tokenSha256: createHash('sha256').update(token).digest('hex') }
}

/** The cart to read, where there is one. Whoever views the app as this person, or may not fill it, changes nothing of theirs. */
export async function cartToRead(caller: CartCaller, db: Database): Promise<CartOwner | undefined> {
  const { who } = caller
  const visitor = visitorOf(caller)
  if (!who) return visitor
  if (!visitor || who.viewer || whyNotCall(cartCalls.addToCart, who)) return { accountId: who.id }
  return db.transaction(tx => takeIn(tx, caller, who, visitor))
}

async function takeIn(tx: Tx, { cookies }: CartCaller, { id: accountId }: Who, visitor: CartOwner | undefined): Promise<CartOwner> {
  if (visitor) {
    await mergeCart(tx, visitor, { accountId })
    cookies.clear(COOKIE)
  }
  return { accountId }
}
