import { type ClipboardEvent, useState } from 'react'
import { api } from '#kit/call/api.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { FileButton } from '#kit/control/FileButton.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Sheet } from '#kit/layout/Sheet.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { catalogueOfficeCalls, type OfficeVariant } from '../../office/contract.ts'
import { type CellError, gridColumns, layOver } from '../../office/grid.rules.ts'
import styles from './CatalogueOffice.module.css'
import { cellsOf, type GridRow, pasteAt, readRows, rowsOf } from './grid-rows.ts'
import { SaveBar } from './SaveBar.tsx'
import type { Editing } from './use-editing.ts'

/** Every variant of a product in one table: edited in place, pasted from a spreadsheet, taken out and in as CSV. */
export function VariantGrid({ editing }: { editing: Editing }) {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const notice = useNotice()
  const mayNot = useWhyNot()(catalogueOfficeCalls.saveVariants)
  const { product } = editing
  const [rows, setRows] = useState(() => rowsOf(product.variants, language))
  const [refused, setRefused] = useState<readonly CellError[]>([])
  const read = readRows(rows)
  const save = useMoneySend(catalogueOfficeCalls.saveVariants, {
    changes: [catalogueOfficeCalls.officeProducts],
    done: t('saved'),
    onDone: ({ data }) => editing.onSaved(data),
    onWaits: () => setRows(rowsOf(product.variants, language)),
    showsRefusal: true,
  })
  const known = new Map(product.variants.map(variant => [variant.id, JSON.stringify(variant)]))
  const changed = read.variants.filter(variant => known.get(variant.id) !== JSON.stringify(variant))
  /** Orders take from the stock meanwhile: it goes along only where it was typed, and with what was seen then. */
  const withStock = ({ stock, ...row }: OfficeVariant) => {
    const was = product.variants.find(({ id }) => id === row.id)
    if (!was) return { ...row, stock }
    return stock === was.stock ? row : { ...row, stock, stockSeen: was.stock }
  }
  const lay = (cells: readonly (readonly string[])[]) => {
    const { variants, errors, ...counts } = layOver(read.variants, cells)
    setRefused(errors)
    setRows(rowsOf(variants, language))
    notice.done(t('csvRead', counts))
  }
  const paste = (event: ClipboardEvent, at: number, column: number) => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'))
    if (cells.length === 1 && cells[0]?.length === 1) return
    event.preventDefault()
    if (cells[0]?.some(cell => cell.trim().toLowerCase() === 'variantid')) lay(cells)
    else setRows(before => pasteAt(before, cells, at, column))
  }
  const why = read.wrong.size > 0 ? t('cellsWrong') : undefined
  return (
    <Stack className={styles.part}>
      <Row gap={12} className={styles.tools}>
        <p className="hint">{t('gridHint')}</p>
        <Button icon="plus" reason={mayNot} onClick={() => setRows(before => [...before, emptyRow(before)])}>
          {t('addRow')}
        </Button>
        <LinkButton variant="quiet" to={api.url(catalogueOfficeCalls.variantFile, { params: { id: product.id } })} reloadDocument download>
          {t('csvOut')}
        </LinkButton>
        <FileButton
          icon="upload"
          reason={mayNot ?? why}
          accept=".csv,.tsv,text/csv"
          onFile={chosen => void readFile(chosen).then(lay, notice.failed)}
        >
          {t('csvIn')}
        </FileButton>
      </Row>
      {refused.length > 0 && <Refused errors={refused} />}
      <Sheet most="high" aria-label={t('variants')}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {gridColumns.map(column => (
              <th key={column.field} scope="col" data-wide={['variantID', 'color'].includes(column.field) || undefined}>
                {t(`col_${column.field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <td>{at + 1}</td>
              {gridColumns.map((column, place) => (
                <td key={column.field}>
                  <input
                    value={row.cells[place] ?? ''}
                    readOnly={mayNot !== undefined}
                    aria-label={t('cell', { column: t(`col_${column.field}`), row: at + 1 })}
                    aria-invalid={read.wrong.has(`${row.key} ${column.field}`) || undefined}
                    onChange={({ currentTarget: { value } }) => setRows(before => pasteAt(before, [[value]], at, place))}
                    onPaste={event => mayNot === undefined && paste(event, at, place)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Sheet>
      <SaveBar
        isPriced
        call={catalogueOfficeCalls.saveVariants}
        editing={editing}
        isChanged={changed.length > 0 || read.wrong.size > 0}
        why={why}
        busy={save.isPending}
        error={save.error}
        onSave={version => save.mutate({ params: { id: product.id }, body: { version, variants: changed.map(withStock) } })}
      />
    </Stack>
  )
}

/** A new row begins as the last one was, with a variant ID of its own still to be given. */
function emptyRow(rows: readonly GridRow[]): GridRow {
  return { id: null, key: `new ${crypto.randomUUID()}`, cells: (rows.at(-1)?.cells ?? []).map((cell, at) => (at === 0 ? '' : cell)) }
}

async function readFile(file: File): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  return papa.parse<string[]>((await file.text()).replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
}

function Refused({ errors }: { errors: readonly CellError[] }) {
  const t = useText('catalogueOffice')
  return (
    <Note meaning="red" role="alert" title={t('csvWrong', { count: errors.length })}>
      <Sheet most="low">
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('problem')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, 100).map(error => (
            <tr key={`${error.row} ${error.column} ${error.code}`}>
              <td>{error.row}</td>
              <td>{error.column}</td>
              <td>{error.value}</td>
              <td>{t(error.code)}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Note>
  )
}
