// Items that a layout packs into cells: 'name:Shirt|sku:ABC|quantity:2', a line each.
import type { RowCells } from '../column/column.rules.ts'

const fieldOf: Readonly<Record<string, 'sku' | 'quantity' | 'itemName' | 'variation'>> = {
  sku: 'sku',
  quantity: 'quantity',
  qty: 'quantity',
  name: 'itemName',
  meta: 'variation',
}

/** The cells of each item of a row, one where nothing is packed; nothing at all where what is packed cannot be read. */
export function itemsOf({ items }: RowCells): RowCells[] | undefined {
  if (items === undefined) return [{}]
  const found = items.split('\n').map(itemOf)
  return found.every(item => item.quantity !== undefined && (item.sku ?? item.itemName) !== undefined) ? found : undefined
}

/** The SKUs that a cell of packed items names. */
export const packedSkus = (cell: string): string[] => cell.split('\n').flatMap(text => itemOf(text).sku ?? [])

function itemOf(text: string): RowCells {
  const item: { -readonly [field in keyof RowCells]: string } = {}
  for (const part of text.split('|')) {
    const at = part.indexOf(':')
    const field = fieldOf[part.slice(0, at).trim().toLowerCase()]
    const value = part.slice(at + 1).trim()
    if (at > 0 && field !== undefined && value !== '') item[field] = value
  }
  return item
}
