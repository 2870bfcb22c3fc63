// The rules of gang sheets: how wide and long they are, what goes onto one, and when one may be printed or discarded.
import type { Technique } from '#shop/catalogue/picture/contract.ts'
import type { SettingKey } from '#shop/setting/rules.ts'
import type { ProductionFaultCode } from '../faults.ts'
import type { TicketState } from '../rules.ts'

/** Of every sheet, whatever its roll. */
export const sheetDpi = 300
/** Techniques that print on film or paper from a roll, with the setting that says how large it is; the others print each garment by itself. */
export const rollSettings = { DTF: 'rollDtf', SUBLIMATION: 'rollSublimation', UV: 'rollUv' } as const satisfies {
  [T in Technique]?: SettingKey
}
export type GangTechnique = keyof typeof rollSettings
export const isGangTechnique = (technique: Technique): technique is GangTechnique => Object.hasOwn(rollSettings, technique)
/** Pieces that are planned at once: more are planned by asking again. */
export const gangMost = 1_000
/** Batches that one plan takes together, and those that it looks at for them where it is told none. */
export const batchesAtOnce = 50
export const batchesSeen = 200
export const gangStates = ['WAITING', 'READY', 'FAILED'] as const
export type GangState = (typeof gangStates)[number]

export const inPixels = (inches: number): number => Math.round(inches * sheetDpi)

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
  /** Of the roll's area, what is inked boxes, and what is those with their codes. */
  usedShare: number
  cellShare: number
  places: Place[]
}

/** Of the roll that these sheets take together, what no print covers, in percent to a tenth; nothing of no sheet. */
export function wasteOf(sheets: readonly Pick<PackedSheet, 'width' | 'length' | 'usedShare'>[]): number {
  const areaOf = ({ width, length }: { width: number; length: number }) => width * length
  const area = sheets.reduce((sum, sheet) => sum + areaOf(sheet), 0)
  const used = sheets.reduce((sum, sheet) => sum + areaOf(sheet) * sheet.usedShare, 0)
  return area === 0 ? 0 : Math.round((1 - used / area) * 1_000) / 10
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

/** 'G000012-DTF-B000007-DUE20261130-48P.png': what a RIP takes as a name, and its operator reads there; with '-WHITE' its underbase. */
interface NamedSheet {
  id: number
  technique: Technique
  batchId: number
  dueAt: Date | null
  pieces: number
}
export const sheetFileName = (sheet: NamedSheet, isWhite = false): string => {
  const six = (value: number) => String(value).padStart(6, '0')
  const due = sheet.dueAt === null ? [] : [`DUE${sheet.dueAt.toISOString().slice(0, 10).replaceAll('-', '')}`]
  return `${[`G${six(sheet.id)}`, sheet.technique, `B${six(sheet.batchId)}`, ...due, `${sheet.pieces}P`, ...(isWhite ? ['WHITE'] : [])].join('-')}.png`
}

/** What is due first goes first, and what has no day to leave by after all that has; of the same day the older order. */
export const inDueOrder = <T extends { dueAt: Date | null; orderId: number; ticketId: number }>(pieces: readonly T[]): T[] =>
  pieces.toSorted((one, other) => dueOf(one) - dueOf(other) || one.orderId - other.orderId || one.ticketId - other.ticketId)
/** As far away as a day can be where there is none: two of those are the same, which infinities are not. */
const dueOf = ({ dueAt }: { dueAt: Date | null }): number => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER
