import { useEffect, useMemo, useRef, useState } from 'react'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import type { Product } from '#shop/catalogue/storefront/contract.ts'
import { thresholdsFor } from '#shop/file/rules.ts'
import { useDpiThresholds } from '#shop/file/ui/use-dpi-thresholds.ts'
import { heaviestFirst, type Weight } from '../../../document/check/check.rules.ts'
import { sentenceOf } from '../../../document/check/sentence.rules.ts'
import type { DesignWarning } from '../../../document/contract.ts'
import type { EditedDocument } from '../../../document/edit/edited.rules.ts'
import type { Editor } from '../state/use-editor.ts'
import { type CheckedOn, checkDraft, colorsBeside, type DraftFinding, findingsBeside, warningsBeside } from './check-draft.ts'
import { openKnown } from './known.ts'

/** So long nothing is changed before a design is checked. */
const settleMs = 500

/** A sentence about the design, and where it leads: to a layer, to a side, or nowhere. */
export interface ToCheck {
  key: string
  weight: Weight
  side: Side | null
  layerId: string | null
  sentence: string
}
export interface Checks {
  /** What blocks first. */
  list: readonly ToCheck[]
  /** Other colours of the design that have more to say. */
  colors: readonly string[]
  /** What is new of it, for who listens. */
  told: string
}

interface Given {
  editor: Editor
  product: Product
  /** The design is made for. */
  colors: readonly string[]
  /** What the server has found in the draft. */
  warnings: readonly DesignWarning[]
}
interface Found {
  document: EditedDocument
  on: CheckedOn
  found: readonly DraftFinding[]
  colors: readonly string[]
}

/**
 * What there is to say to the design on the colour that is shown, once it has settled; while something is dragged all stays as it was.
 * Without a line what was found stays too.
 */
export function useChecks({ editor, product, colors, warnings }: Given): Checks {
  const t = useText('designChecks')
  const language = useLanguage()
  const faultText = useFaultText()
  const words = useText('check')
  const { kept, color, isDragging, isReadOnly } = editor
  const minDpi = thresholdsFor(useDpiThresholds(), product.minDpi).low
  const [known] = useState(openKnown)
  const [found, setFound] = useState<Found>()
  const backOnline = useBackOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be asked for is, once the line is back.
  useEffect(() => {
    if (isDragging || isReadOnly) return
    let isOver = false
    const check = async () => {
      const on: CheckedOn = { ...(await known.of(kept)), minDpi, printAreas: product.printAreas, colors: product.colors }
      if (isOver) return
      const now = { document: kept, on, found: checkDraft(kept, color, on) }
      setFound(before => ({ ...now, colors: before?.colors.filter(each => each !== color) ?? [] }))
      const others: string[] = []
      for (const other of colors.filter(each => each !== color)) {
        // Each in a turn of its own: a design may be for forty.
        await new Promise(resolve => setTimeout(resolve))
        if (isOver) return
        others.push(...colorsBeside(kept, [other], now))
      }
      setFound({ ...now, colors: others })
    }
    // Of a picture or font that does not come now nothing is said.
    const timer = setTimeout(() => void check().catch(() => undefined), settleMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [kept, color, colors, isDragging, isReadOnly, minDpi, product, known, backOnline])

  const say = words as (word: string, values: Readonly<Record<string, string>>) => string // `sentenceOf` fills every place
  const asToCheck = ({ code, values, weight, side, layerId }: DesignWarning | DraftFinding, sentence: string): ToCheck => {
    // Of one colour it is not what it is of another.
    return { key: `${code} ${side} ${layerId} ${values.color ?? ''}`, weight, side, layerId, sentence }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the language's; not with each frame of a drag.
  const list = useMemo(() => {
    const beside = found ? warningsBeside(found.document, warnings, found) : warnings
    const pictures = found?.on.pictures ?? new Map()
    return heaviestFirst([
      ...beside.map(each => asToCheck(each, faultText(each.code, each.values) ?? each.code)),
      ...findingsBeside(found?.found ?? [], beside).map(each =>
        asToCheck(each, sentenceOf(each, { layers: each.layers, pictures }, { language, say })),
      ),
    ])
  }, [found, warnings, language])
  const shown = useRef({ list, colors: found?.colors ?? [] })
  if (!isDragging) shown.current = { list, colors: found?.colors ?? [] }
  return { ...shown.current, told: useTold(shown.current.list, t) }
}

/** Two new sentences are said, of more how many there are. */
function useTold(list: readonly ToCheck[], t: ReturnType<typeof useText<'designChecks'>>): string {
  const [told, setTold] = useState('')
  const before = useRef<ReadonlySet<string>>(new Set())
  const keys = list.map(({ key }) => key).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one with each change, and tells only of what is new in it.
  useEffect(() => {
    const fresh = list.filter(({ key }) => !before.current.has(key))
    const hadSome = before.current.size > 0
    before.current = new Set(list.map(({ key }) => key))
    if (fresh.length > 2) setTold(t('found', { count: list.length }))
    else if (fresh.length > 0) setTold(fresh.map(({ sentence }) => sentence).join(' '))
    else if (hadSome && list.length === 0) setTold(t('noneLeft'))
  }, [keys])
  return told
}

/** Counts how often the line came back. */
function useBackOnline(): number {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const hear = () => setTimes(before => before + 1)
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [])
  return times
}
