import { useRef, useState } from 'react'
import type { AnyCall } from '#base/call.ts'
import { api } from '../../call/api.ts'
import { useNotice } from '../../notice/use-notice.ts'
import type { BeyondPage } from '../table/data-table.ts'

export interface Selection<Row> {
  ids: ReadonlySet<string>
  select: (ids: ReadonlySet<string>) => void
  /** The selected rows as they were last seen, on whichever page. */
  rows: readonly Row[]
  clear: () => void
  /** All that the list finds, where that can be selected. */
  beyond: BeyondPage | undefined
}
/** `call` answers every row that a list finds, and none where there are more than `max`. */
export interface AllRows<A extends AnyCall> {
  call: A
  max: number
}
type Asks = { all: AllRows<AnyCall> | undefined; input: object; total: number | undefined; hasMore: boolean }

/** The selection of a list, over its pages. Each selected row is known by its facts: nothing is acted on that was not counted. */
export function useSelection<Row extends object>(shown: readonly Row[] | undefined, { all, input, total, hasMore }: Asks): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const notice = useNotice()
  const here = new Map(shown?.map(row => [idOf(row), row]))
  const asked = useRef('')
  asked.current = JSON.stringify(input)
  const selectAll = async (call: AnyCall) => {
    const before = asked.current
    setBusy(true)
    try {
      const { data } = await (api as Rows<Row>)(call, input)
      // Filters that changed meanwhile have ended the selection.
      if (before === asked.current) setChosen(new Map(data.map(row => [idOf(row), row])))
    } catch (error) {
      notice.failed(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    ids: new Set(chosen.keys()),
    rows: [...chosen].map(([id, row]) => here.get(id) ?? row),
    select: ids => setChosen(new Map([...ids].flatMap(id => entryOf(id, here.get(id) ?? chosen.get(id))))),
    clear: () => setChosen(new Map()),
    beyond: all && total !== undefined ? { total, hasMore, max: all.max, isBusy, selectAll: () => void selectAll(all.call) } : undefined,
  }
}

/** What `ListWants.all` says of such a call. */
type Rows<Row> = (call: AnyCall, input: object) => Promise<{ data: readonly Row[] }>
const entryOf = <Row>(id: string, row: Row | undefined): [string, Row][] => (row ? [[id, row]] : [])

/** `Known` lets `rowId` be left out only where a row has an id. */
export const idOf = (row: object): string => String('id' in row ? row.id : '')
