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
  const isWhole = (item: RowCells) => item.quantity !== undefined && (item.sku ?? item.itemName) !== undefined
  return found.every(isWhole) && !items.split('\n').some(saysTwice) ? found : undefined
}

/** Two items in one cell, or an amount in a name: which is meant is not known. */
function saysTwice(text: string): boolean {
  const said = partsOf(text).flatMap(({ field }) => (field === 'sku' || field === 'quantity' ? [field] : []))
  return new Set(said).size < said.length
}

/** The SKUs that a cell of packed items names. */
export const packedSkus = (cell: string): string[] => cell.split('\n').flatMap(text => itemOf(text).sku ?? [])

function itemOf(text: string): RowCells {
  const item: { -readonly [field in keyof RowCells]: string } = {}
  for (const { field, value } of partsOf(text)) if (value !== '') item[field] = value
  return item
}

const partsOf = (text: string) =>
  text.split('|').flatMap(part => {
    const at = part.indexOf(':')
    const field = fieldOf[part.slice(0, at).trim().toLowerCase()]
    return at > 0 && field !== undefined ? [{ field, value: part.slice(at + 1).trim() }] : []
  })
