import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { isLiteral, isPublicAddress } from './address.ts'
import { OutboundRefusal } from './refusal.ts'
import type { Resolve } from './resolve.ts'

interface Guard {
  readonly resolve: Resolve
  readonly standIns: ReadonlyMap<string, string>
  readonly timeoutMs: number
  /** Only this folder's own tests say otherwise than `isPublicAddress`. */
  readonly isAllowed?: (address: string) => boolean
}

/**
 * Opens the connections of the outbound client and is its guard: whatever made the URL, a socket goes only to public addresses.
 * The addresses that were checked are the very ones that are connected to, so a second DNS answer cannot differ (rebinding).
 * Hosts of `standIns` go to a program on this machine in plain HTTP, whatever the URL says (test mode only).
 */
export function guardedConnector({ resolve, standIns, timeoutMs, isAllowed = isPublicAddress }: Guard): buildConnector.connector {
  const plain = buildConnector({ timeout: timeoutMs, allowH2: false })
  return (options, callback) => {
    const standIn = standIns.get(options.hostname)?.split(':')
    if (standIn) return plain({ protocol: 'http:', hostname: standIn[0] ?? '', port: standIn[1] ?? '' }, callback)
    checkedAddresses(options.hostname, resolve, isAllowed).then(
      addresses => buildConnector({ timeout: timeoutMs, allowH2: false, lookup: pinned(addresses) })(options, callback),
      error => callback(error, null),
    )
  }
}

/** A name with one private address among public ones is refused whole. */
async function checkedAddresses(
  hostname: string,
  resolve: Resolve,
  isAllowed: NonNullable<Guard['isAllowed']>,
): Promise<readonly string[]> {
  if (isLiteral(hostname)) throw new OutboundRefusal('BLOCKED_ADDRESS')
  const addresses = await resolve(hostname)
  if (addresses.length === 0 || !addresses.every(address => isAllowed(address))) throw new OutboundRefusal('BLOCKED_ADDRESS')
  return addresses
}

function pinned(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
  return (_hostname, { all }, callback) => {
    const [first] = answers
    if (all || !first) callback(null, answers)
    else callback(null, first.address, first.family)
  }
}
