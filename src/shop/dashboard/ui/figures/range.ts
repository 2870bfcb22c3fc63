import { textOfDays } from '#kit/app/table/own-days.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { type FigureRange, figureRanges } from '../../figures/rules.ts'

const defaults = { range: 'LAST_WEEK' }

/** The range in the page's address. */
export function useRange(): [FigureRange, (range: FigureRange) => void] {
  const [{ range: asked }, setState] = useUrlState(defaults)
  return [figureRanges.find(range => range === asked) ?? 'LAST_WEEK', range => setState({ range })]
}

/** The list of orders with these filters, of orders that were made in these days; a seller's own list holds both kinds then. */
export const ordersIn = (
  path: '/order' | '/office/order',
  { from, to }: { from: string; to: string },
  filters: Readonly<Record<string, string>> = {},
) => `${path}?${new URLSearchParams({ ...(path === '/order' && { boughtFor: 'ALL' }), days: textOfDays(from, to), ...filters })}`
