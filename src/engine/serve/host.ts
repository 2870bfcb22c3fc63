// The check of the Host header, which site a request is for: said once, and in one voice. A proxy that reads another of two names would
// keep the answer under that one.
import type { IncomingMessage } from 'node:http'
import { Fault } from '#base/fault.ts'

const HOST = /^(\[[\da-f:.]+\]|\w[\w.-]*)(:\d{1,5})?$/i
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/**
 * Throws HOST_INVALID where there are two Host headers, one that names no host, or another one than the address (RFC 9112 §3.2). A
 * request without one is refused by Node, but for HTTP/1.0, which has none. `target` is the address as it was sent.
 */
export function checkHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, target: string): void {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  if (hosts.length > 1) throw new Fault('HOST_INVALID')
  const [host] = hosts.map(nameOf)
  if (hosts.length === 1 && host === undefined) throw new Fault('HOST_INVALID')
  const authority = ABSOLUTE.exec(target)?.[1]
  if (authority !== undefined && (nameOf(authority) === undefined || nameOf(authority) !== host)) throw new Fault('HOST_INVALID')
}

/** The path of an address that names its site too, as proxies are asked. */
export const pathOfTarget = (target: string): string => {
  const path = target.replace(ABSOLUTE, '')
  return path.startsWith('/') ? path : path === target ? target : `/${path}`
}

/** In one spelling; nothing where it is no host. */
const nameOf = (text: string): string | undefined => (HOST.test(text) ? URL.parse(`http://${text}`)?.host : undefined)
