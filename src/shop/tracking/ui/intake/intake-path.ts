import type { IntakeTab } from '../../dock/contract.ts'

/** The list of sellers' parcels: of one seller, or of all. */
export function intakePath({ sellerId, tab }: { sellerId?: number | undefined; tab?: IntakeTab } = {}): string {
  const query = new URLSearchParams({ ...(sellerId !== undefined && { seller: String(sellerId) }), ...(tab && { tab }) })
  return `/office/intake/parcels${query.size > 0 ? `?${query}` : ''}`
}
