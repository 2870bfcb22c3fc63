// A file of labels to buy, as a seller fills in the template.
import { exampleRow, type LabelColumn, labelColumnIds, labelColumns } from '#shop/label/buy/form/file/field.rules.ts'

/** A CSV whose rows are the template's example, each with what it says otherwise. */
export const labelRowsCsv = (rows: readonly Partial<Record<LabelColumn, string>>[]): string =>
  [labelColumnIds.map(id => labelColumns[id][0]), ...rows.map(row => labelColumnIds.map(id => row[id] ?? exampleRow[id]))]
    .map(cells => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n')
