// The rules of gang sheets: how wide and long they are, what goes onto one, and when one may be printed or discarded.
import type { Technique } from '#shop/catalogue/picture/contract.ts'
import type { ProductionFaultCode } from '../faults.ts'
import type { TicketState } from '../rules.ts'

/** The roll in inches: its width, what is left free at its edges and between two pieces, and the longest sheet that a RIP takes well. */
export const roll = { widthInches: 22, edgeInches: 0.25, gapInches: 0.25, longestInches: 240, dpi: 300 } as const
/** Techniques that print on film or paper from a roll; the others print each garment by itself. */
export const gangTechniques: readonly Technique[] = ['DTF', 'SUBLIMATION', 'UV']
/** Pieces that are planned at once: more are planned by asking again. */
export const gangMost = 1_000
export const gangStates = ['WAITING', 'READY', 'FAILED'] as const
export type GangState = (typeof gangStates)[number]

export const inPixels = (inches: number): number => Math.round(inches * roll.dpi)

/** A piece's side that waits for a place. */
export interface ToPack {
  ticketId: number
  printFileId: number
  /** Of its ink on the sheet, in pixels. */
  ink: { width: number; height: number }
}
export interface Place extends ToPack {
  left: number
  top: number
  width: number
  height: number
  isTurned: boolean
}
export interface PackedSheet {
  width: number
  length: number
  usedShare: number
  places: Place[]
}

/** A piece's side may lie on a sheet as long as somebody is to make it. */
export const isWanted = (state: TicketState): boolean => state === 'QUEUED' || state === 'STARTED'

/** A sheet that is drawn again leaves out what was cancelled, and what failed, whose reprint has a ticket and a sheet of its own. */
export const isOnFilm = (state: TicketState): boolean => state !== 'VOID' && state !== 'FAILED'

interface Sheet {
  state: GangState
  /** How often it went to the printer. */
  prints: number
  /** Its pieces that are drawn on it and not wanted any more. */
  cancelled: number
}
/** Why a sheet may not go to the printer now. The first time needs no reason; each further one does, so that no film is printed twice by chance. */
export function whyNotPrint(sheet: Sheet, reason: string): ProductionFaultCode | undefined {
  if (sheet.state !== 'READY') return 'GANG_NOT_READY'
  if (sheet.cancelled > 0) return 'GANG_CANCELLED'
  return sheet.prints > 0 && reason === '' ? 'GANG_REASON_MISSING' : undefined
}
/** Why a sheet may not be discarded: what is on film stays on record. */
export const whyNotDiscard = ({ prints }: Pick<Sheet, 'prints'>): ProductionFaultCode | undefined =>
  prints > 0 ? 'GANG_PRINTED' : undefined

/** What a label on film can say: the letters that its typeface surely has. */
export const onFilm = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^ -~]/g, '')
    .trim()
    .slice(0, 40)
