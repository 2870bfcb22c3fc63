// The shapes of EasyPost's answers that are read, and nothing of the rest.
import { z } from 'zod'
import type { Cents } from '#base/money.ts'

/** Dollars as text or as a number of JSON: `7.47`, `"7.47"`, `"7.47000"`. */
const Dollars = z.union([z.string(), z.number()]).transform(String)

const Rate = z.object({
  id: z.string().min(1).max(100),
  carrier: z.string(),
  service: z.string(),
  rate: Dollars,
  currency: z.string(),
})
export type Rate = z.output<typeof Rate>

const PostageLabel = z.object({
  created_at: z.iso.datetime({ offset: true }),
  label_file_type: z.string().nullish(),
  label_url: z.string().nullish(),
  label_pdf_url: z.string().nullish(),
  label_zpl_url: z.string().nullish(),
})
export type PostageLabel = z.output<typeof PostageLabel>

export const Shipment = z.object({
  id: z.string().min(1).max(100),
  tracking_code: z.string().nullish(),
  to_address: z.object({ zip: z.string().nullish() }),
  rates: z.array(Rate).default([]),
  selected_rate: Rate.nullish(),
  postage_label: PostageLabel.nullish(),
  fees: z.array(z.object({ type: z.string(), amount: Dollars })).default([]),
  refund_status: z.string().nullish(),
  scan_form: z.object({ id: z.string().min(1).max(100) }).nullish(),
})
export type Shipment = z.output<typeof Shipment>

export const ScanForm = z.object({
  id: z.string().min(1).max(100),
  status: z.string(),
  message: z.string().nullish(),
  /** Where its paper is. */
  form_url: z.string().nullish(),
})

export const Webhook = z.object({ id: z.string().min(1).max(100), url: z.string(), disabled_at: z.string().nullish() })
export const Webhooks = z.object({ webhooks: z.array(Webhook) })

const Tracker = z.object({
  tracking_code: z.string(),
  tracking_details: z
    .array(
      z.object({
        status: z.string(),
        status_detail: z.string().nullish(),
        // Whatever zone it is said in, it is the same instant by push and by asking.
        datetime: z.iso.datetime({ offset: true }).transform(text => new Date(text)),
        tracking_location: z.object({ city: z.string().nullish(), state: z.string().nullish() }).nullish(),
      }),
    )
    .default([]),
})
export const Trackers = z.object({ trackers: z.array(Tracker) })
export const TrackerEvent = z.object({
  id: z.string().min(1).max(100),
  description: z.string(),
  result: z.unknown().transform(it => Tracker.safeParse(it).data),
})
export type TrackerEvent = z.output<typeof TrackerEvent>

export const Failed = z.object({ error: z.object({ code: z.string().default(''), message: z.string().default('') }) })

/** What EasyPost takes for the label beside its postage; a part of a cent is a whole one. */
export function feeCentsOf(dollars: string): Cents {
  const match = /^(\d{1,7})(?:\.(\d{1,8}))?$/.exec(dollars)
  if (!match) return Number.NaN
  const fraction = (match[2] ?? '').padEnd(8, '0')
  return Number(match[1]) * 100 + Math.ceil(Number(fraction) / 1_000_000)
}
