import { z } from 'zod'
import { call, download, subject } from '#base/call.ts'
import { dataOf, FileVersion, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { Technique } from '#shop/catalogue/picture/contract.ts'
import { hotStates } from '../batch/hot/rules.ts'
import { batch, byProduction, production, Ticket, watch } from '../contract.ts'
import { batchesAtOnce, gangStates } from './rules.ts'

export const gangSheet = subject('gangSheet', ['Gang sheet', 'Tờ ghép'], { office: '/office/production/gang/{id}' })

const GangPrint = z.object({ printedAt: Instant, printedBy: z.string(), reason: z.string() })
/** How a gang sheet stands in its hot folder. */
const GangHot = z.object({ state: z.enum(hotStates), fault: z.string().nullable(), sentAt: Instant.nullable(), times: z.int() })
/** Many prints beside each other on one roll. */
const GangSheet = z.object({
  id: Id,
  /** Of its first piece, and of all of them. */
  batchId: Id,
  batchIds: z.array(Id),
  /** When the first of its pieces must leave, as far as anybody has said. */
  dueAt: Instant.nullable(),
  technique: Technique,
  widthInches: z.number(),
  lengthInches: z.number(),
  /** Of the roll's area, what no print covers. */
  wastePercent: z.number(),
  state: z.enum(gangStates),
  fault: z.string().nullable(),
  bytes: z.int().nullable(),
  /** Of its white underbase; null where none of its prints has one. */
  whiteBytes: z.int().nullable(),
  /** Of its picture, whose address it stands in: a sheet that was drawn again looks otherwise. Nothing while it has none. */
  version: z.string().nullable(),
  madeAt: Instant,
  /** Sides of pieces that are drawn on it, or are to be, and how many of those were cancelled since it was drawn. */
  pieces: z.int(),
  cancelled: z.int(),
  /** When it went to the printer, each time. */
  prints: z.array(GangPrint),
  /** How it stands in its hot folder; null where it was never to be put there. */
  hot: GangHot.nullable(),
})
export type GangSheet = z.input<typeof GangSheet>
const GangPlace = z.object({
  ticket: Ticket,
  side: z.string(),
  leftInches: z.number(),
  topInches: z.number(),
  widthInches: z.number(),
  heightInches: z.number(),
  isTurned: z.boolean(),
  isDrawn: z.boolean(),
})
export type GangPlace = z.input<typeof GangPlace>
const GangPlanned = z.object({
  sheets: z.array(Id),
  /** How many batches have a print on them, and how many prints there are. */
  batches: z.int(),
  pieces: z.int(),
  /** Of the roll that all these sheets take, what no print covers. */
  wastePercent: z.number(),
  /** Prints that no roll is wide enough for. */
  tooLarge: z.array(z.object({ ticket: z.string(), side: z.string() })),
  /** Prints of these batches that are still to be rendered, and those whose technique prints each garment by itself. */
  rendering: z.int(),
  alone: z.int(),
  /** Whether more wait than one plan takes. */
  hasMore: z.boolean(),
})
export type GangPlanned = z.input<typeof GangPlanned>
/** A batch with ready prints that lie on no sheet. */
const GangWaiting = z.object({
  id: Id,
  madeAt: Instant,
  /** When the first of them must leave, as far as anybody has said. */
  dueAt: Instant.nullable(),
  techniques: z.array(Technique),
  /** Prints that can be planned now, and those that are still to be rendered. */
  prints: z.int(),
  rendering: z.int(),
})
named({ GangSheet, GangHot, GangPrint, GangPlanned })
/** Why a sheet is printed again. */
export const GangReason = z.object({ reason: z.string().trim().min(1, { error: 'GANG_REASON_MISSING' }).max(500) })

const print = { ...byProduction, money: { none: 'Makes what is paid' } } as const

export const gangCalls = {
  planGang: call('POST /v1/office/production/batch/{id}/gang', {
    ...print,
    did: { about: batch, done: ['Planned gang sheets', 'Ghép tờ in'] },
    summary: 'Lay the ready prints of a batch that are on no sheet yet onto gang sheets, a roll for each technique, and draw them',
    params: IdParam,
    answer: dataOf(GangPlanned),
  }),
  planSheets: call('POST /v1/office/production/gang', {
    ...print,
    did: { about: production, done: ['Planned gang sheets', 'Ghép tờ in'] },
    summary: 'Lay the ready prints of several batches, or of all that have some, onto gang sheets: what is due first on the first ones',
    body: z.object({ batchIds: z.array(Id).max(batchesAtOnce).default([]) }),
    answer: dataOf(GangPlanned),
  }),
  gangWaiting: call('GET /v1/office/production/gang/waiting', {
    ...watch,
    summary: 'Batches with ready prints that wait for a gang sheet, what is due first first: at most 200',
    answer: dataOf(z.array(GangWaiting)),
  }),
  allGangSheets: call('GET /v1/office/production/gang', {
    ...watch,
    summary: 'Gang sheets of all batches with their waste, the newest first; those that were never printed are OPEN',
    query: PageQuery.extend({ state: z.enum(['OPEN', 'PRINTED']).optional(), technique: Technique.optional() }),
    answer: pageOf(GangSheet),
  }),
  gangSheets: call('GET /v1/office/production/batch/{id}/gang', {
    ...watch,
    summary: 'The gang sheets of a batch',
    params: IdParam,
    answer: dataOf(z.array(GangSheet)),
  }),
  gangSheet: call('GET /v1/office/production/gang/{id}', {
    ...watch,
    summary: 'One gang sheet with what lies on it',
    params: IdParam,
    answer: dataOf(GangSheet.extend({ places: z.array(GangPlace) })),
  }),
  drawGangSheet: call('POST /v1/office/production/gang/{id}/draw', {
    ...print,
    did: { about: gangSheet, done: ['Drew the gang sheet again', 'Dựng lại tờ ghép'] },
    summary: 'Draw a gang sheet again, without what was cancelled',
    params: IdParam,
    answer: dataOf(z.object({ id: Id })),
  }),
  printGangSheet: call('POST /v1/office/production/gang/{id}/print', {
    ...print,
    did: { about: gangSheet, done: ['Printed the gang sheet', 'In tờ ghép'] },
    summary: 'Send a gang sheet to the printer, by its hot folder where that takes sheets; each further time with a reason',
    params: IdParam,
    body: z.object({ reason: z.string().trim().max(500).default('') }),
    answer: dataOf(z.object({ id: Id, prints: z.int() })),
  }),
  discardGangSheet: call('POST /v1/office/production/gang/{id}/discard', {
    ...print,
    did: { about: gangSheet, done: ['Discarded the gang sheet', 'Bỏ tờ ghép'] },
    summary: 'Discard a gang sheet that was never printed: its prints wait for another',
    params: IdParam,
    answer: dataOf(z.object({ id: Id })),
  }),
  gangSheetContent: download('GET /v1/office/production/gang/{id}/content', {
    ...byProduction,
    summary: 'A gang sheet as a PNG of 300 dots per inch',
    params: IdParam,
    answer: z.null(),
  }),
  gangSheetUnderbase: download('GET /v1/office/production/gang/{id}/underbase', {
    ...byProduction,
    summary: 'The white underbase of a gang sheet as a grey PNG of its size; its codes have none',
    params: IdParam,
    answer: z.null(),
  }),
  gangSheetPreview: download('GET /v1/office/production/gang/{id}/preview', {
    ...watch,
    summary: 'A small picture of a gang sheet',
    params: IdParam,
    query: FileVersion,
    answer: z.null(),
  }),
}
