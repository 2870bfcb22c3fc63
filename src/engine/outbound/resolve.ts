import { Resolver } from 'node:dns/promises'

/** Resolves a name to all of its addresses; throws where it has none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/**
 * Asks DNS by the resolver of c-ares: the system's `getaddrinfo` would hold one of the four threads that files need as well,
 * so a silent name server could stop everything else. `server` is another name server than the machine's, for tests.
 */
export function resolverOf(server: string | undefined): Resolve {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  if (server) resolver.setServers([server])
  return async hostname => {
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    const addresses = found.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    const [first] = found
    if (addresses.length === 0 && first.status === 'rejected') throw first.reason
    return addresses
  }
}
