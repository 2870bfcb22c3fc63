import { useState } from 'react'
import { keep, kept } from './kept.ts'

export type Widths = Readonly<Record<string, number>>
const isWidth = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 2_000

/** The widths that the reader has drawn, in CSS pixels by column; this browser keeps them. Nothing takes one back. */
export function useColumnWidths(name: string): [Widths, (id: string, width: number | undefined) => void] {
  const key = `inkport.widths.${name}`
  const [widths, setWidths] = useState<Widths>(() => kept(key, isWidth))
  const draw = (id: string, width: number | undefined) =>
    setWidths(before => {
      const { [id]: _old, ...rest } = before
      const next = width === undefined ? rest : { ...rest, [id]: width }
      keep(key, next)
      return next
    })
  return [widths, draw]
}
