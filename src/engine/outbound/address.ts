import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { OutboundRefusal, type RefusalReason } from './refusal.ts'

/** Names of hosts, `*.example.com` for every name below one, or `any` for an address that a person may choose freely (webhooks). */
export type AllowedHosts = readonly string[] | 'any'

/** The address, if a call may go there: https, an allowed host by name, no port and no password. Throws OutboundRefusal. */
export function checkedUrl(address: string | URL, hosts: AllowedHosts): URL {
  const url = URL.parse(address)
  const reason = url ? whyNotUrl(url, hosts) : 'BAD_ADDRESS'
  if (!url || reason) throw new OutboundRefusal(reason ?? 'BAD_ADDRESS')
  return url
}

function whyNotUrl(url: URL, hosts: AllowedHosts): RefusalReason | undefined {
  if (url.protocol !== 'https:') return /^https?:$/.test(url.protocol) ? 'NOT_HTTPS' : 'BAD_ADDRESS'
  if (url.username !== '' || url.password !== '' || url.port !== '') return 'BAD_ADDRESS'
  if (isLiteral(url.hostname)) return 'BLOCKED_ADDRESS'
  return hosts === 'any' || hosts.some(host => isHost(url.hostname, host)) ? undefined : 'HOST_NOT_ALLOWED'
}

const isHost = (hostname: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed

/** True for 127.0.0.1 and [::1]; URL has already turned 0x7f.1, 2130706433 and full-width digits into such a form. */
export const isLiteral = (hostname: string): boolean => ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))

const globalIpv6 = ipaddr.parseCIDR('2000::/3')

/** Azure's host agent answers on an address that looks public; every other cloud's is in a reserved range. */
const cloudAgents = ['168.63.129.16']

/**
 * True for an address on the public internet that is not this machine. IPv6 only from 2000::/3: mapped, translated and
 * tunnelled forms of IPv4 lie outside of it or in ranges that are named in RFC 6890.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast' || cloudAgents.includes(text) || isOwnAddress(text)) return false
  return address.kind() === 'ipv4' || address.match(globalIpv6)
}

const isOwnAddress = (text: string): boolean =>
  Object.values(networkInterfaces()).some(addresses => addresses?.some(({ address }) => address === text))
