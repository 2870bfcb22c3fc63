// Macros: answers that staff write once and insert into many.
import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { dataOf, Id, IdParam, named } from '#base/shapes.ts'
import { ticketReaders, ticketWriters } from '../../contract.ts'
import { macroLimits } from './rules.ts'

export const macro = subject('macro', ['Macro', 'Mẫu trả lời'], { office: '/office/ticket/macros' })

const Words = (max: number) => z.string().trim().min(1, { error: 'REQUIRED' }).max(max)
export const MacroBody = z.object({
  name: Words(macroLimits.nameMax),
  /** In both languages; fields stand in double braces, as `{{order}}`. */
  textEn: Words(macroLimits.textMax),
  textVi: Words(macroLimits.textMax),
})
export type MacroBody = z.output<typeof MacroBody>
export const TicketMacro = MacroBody.extend({ id: Id, version: z.int() })
export type TicketMacro = z.input<typeof TicketMacro>

named({ TicketMacro })

const write = { access: { staff: ['support'] }, touches: 'any', money: { none: 'Words' } } as const

export const ticketMacroCalls = {
  macros: call('GET /v1/office/ticket/macro', {
    access: { staff: ticketReaders },
    touches: 'any',
    summary: 'The answers that staff insert into tickets, by name',
    answer: dataOf(z.array(TicketMacro)),
  }),
  makeMacro: call('POST /v1/office/ticket/macro', {
    ...write,
    did: { about: macro, done: ['Added a macro', 'Thêm mẫu trả lời'] },
    summary: 'Write an answer once, in both languages; unknown fields are refused',
    body: MacroBody,
    answer: dataOf(TicketMacro),
  }),
  changeMacro: call('PUT /v1/office/ticket/macro/{id}', {
    ...write,
    did: { about: macro, done: ['Changed a macro', 'Sửa mẫu trả lời'] },
    summary: 'Change such an answer; refused where somebody else has changed it since it was read',
    params: IdParam,
    body: MacroBody.extend({ seenVersion: z.int().positive() }),
    answer: dataOf(TicketMacro),
  }),
  removeMacro: call('DELETE /v1/office/ticket/macro/{id}', {
    ...write,
    did: { about: macro, done: ['Removed a macro', 'Xóa mẫu trả lời'] },
    summary: 'Remove such an answer; what was sent with it stays',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
  fillMacro: call('GET /v1/office/ticket/{id}/macro/{macroId}', {
    access: { staff: ticketWriters },
    touches: 'any',
    summary: 'Such an answer for one ticket, in its requester’s language, with every field filled, or which fields have no value',
    params: IdParam.extend({ macroId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    answer: dataOf(z.object({ text: z.string() })),
  }),
}
