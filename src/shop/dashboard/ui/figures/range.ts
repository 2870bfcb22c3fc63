import { textOfDays } from '#kit/app/table/own-days.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { type FigureRange, figureRanges } from '../../figures/rules.ts'

export type OrderPath = '/order' | '/office/order'

const defaults = { range: 'LAST_WEEK' }

/** The range in the page's address. */
export function useRange(): [FigureRange, (range: FigureRange) => void] {
  const [{ range: asked }, setState] = useUrlState(defaults)
  return [figureRanges.find(range => range === asked) ?? 'LAST_WEEK', range => setState({ range })]
}

/** The list of orders with these filters; a seller's own holds both kinds of orders then, as the figures do. */
export const ordersAt = (path: OrderPath, filters: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams({ ...(path === '/order' && { boughtFor: 'ALL' }), ...filters })}`
/** The same, of orders that were made in these days. */
export const ordersIn = (path: OrderPath, { from, to }: { from: string; to: string }, filters: Readonly<Record<string, string>> = {}) =>
  ordersAt(path, { days: textOfDays(from, to), ...filters })
