import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { dataOf, Instant, named } from '#base/shapes.ts'

export const setting = subject('setting', ['Setting', 'Cài đặt'], { office: '/office/settings' })

const Value = z.union([z.number(), z.boolean(), z.string()])

export const OfficeSetting = z.object({
  key: z.string(),
  kind: z.enum(['cents', 'count', 'switch', 'url', 'line', 'names', 'roll', 'email', 'choice']),
  value: Value,
  default: Value,
  min: z.int().optional(),
  max: z.int().optional(),
  /** Of a choice. */
  options: z.array(z.string()).readonly().optional(),
  changedAt: Instant.nullable(),
  changedBy: z.string().nullable(),
})
export type OfficeSetting = z.input<typeof OfficeSetting>

const KeyParam = z.object({ key: z.string().max(64) })

named({ OfficeSetting })

export const settingCalls = {
  publicSettings: call('GET /v1/setting', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'The links and lines of header and footer, and from how many dots per inch a print is sharp, by key',
    answer: dataOf(z.record(z.string(), z.string())),
  }),
  officeSettings: call('GET /v1/office/setting', {
    access: { staff: ['auditor'] },
    touches: 'nothing',
    summary: 'Every setting with its value, default and bounds',
    answer: dataOf(z.array(OfficeSetting)),
  }),
  changeSetting: call('PUT /v1/office/setting/{key}', {
    access: { staff: [] },
    touches: 'any',
    money: 'power',
    did: { about: setting, done: ['Changed a setting', 'Đổi cài đặt'] },
    summary: 'Change one setting; every process follows within five seconds',
    params: KeyParam,
    body: z.object({ value: Value }),
    answer: dataOf(OfficeSetting),
  }),
}

export const settingEvents = {
  'setting.changed': event<{ key: string }>({ own: false, staff: ['auditor'] }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof settingEvents> {}
}
