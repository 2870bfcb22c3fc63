// P17: of whatever page, the paper that is kept shows the number that is kept, whole and alone; or the page is refused, and says why.

import { CallError } from '#base/fault.ts'
import { pdfPool } from '#engine/pdf/pdf.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { address } from '#test/order.ts'
import type { Seller } from '../deployment/deployment.ts'
import { footMark, labelHeight, labelWidth, topMark } from '../labels/draw.ts'
import { type LabelPage, labelPage } from '../labels/pages.ts'
import { readPrintedLabel } from '../labels/printed-label.ts'
import { findingOf } from '../money.ts'
import type { Given, Profile, Suite } from '../run/suite.ts'

const pagesOf: Readonly<Record<Profile, number>> = { bug: 42, fast: 0, ci: 28, nightly: 1_008 }

export const suite: Suite = {
  engines: ['embedded'],
  async run({ deployment: open, profile, random, say, afterwards }: Given) {
    const deployment = await open()
    const room = pdfPool()
    afterwards(async () => room.close())
    const seller = await deployment.seller('labels')
    const orderId = await orderOf(seller)
    const wrong: string[] = []
    const ends = new Map<string, number>()
    for (let at = 0; at < pagesOf[profile] && !(profile === 'bug' && wrong.length > 0); at++) {
      const page = await labelPage(at, { random, zip: address.zip, room })
      const { end, what } = await judge(room, page, await sent(seller, orderId, page.pdf))
      ends.set(`${page.kind} ${end}`, (ends.get(`${page.kind} ${end}`) ?? 0) + 1)
      if (what) wrong.push(`page ${at}, ${page.kind}: ${what}`)
    }
    say([...ends].map(([end, count]) => `${count} × ${end}`).join(', '))
    return [findingOf('P17', `${pagesOf[profile]} pages of labels`, 'each kept under the number that its paper shows, or refused', wrong)]
  },
}

/** An unpaid order that brings its own label: each label that it is given takes the place of the one before. */
async function orderOf({ api }: Seller): Promise<number> {
  const shipping = { orderType: 'SHIP_BY_SELLER' as const, shippingBy: 'TIKTOK' as const }
  return (await api(orderIntakeCalls.createOrder, { body: { ...shipping, address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] } })).data
    .id
}

type Answer = { number: string; paper: Buffer } | { refused: string }
async function sent({ api }: Seller, orderId: number, pdf: Buffer): Promise<Answer> {
  const params = { id: orderId }
  try {
    const files = [new File([new Uint8Array(pdf)], 'label.pdf', { type: 'application/pdf' })]
    const { data } = await api(labelCalls.supplyLabel, { params, body: {}, files })
    if (data.state !== 'READ') return { refused: `422 ${data.fault}` }
    const paper = await api.fetch(labelCalls.myLabelPdf, { params })
    return { number: data.trackingNumber ?? 'none', paper: Buffer.from(await paper.arrayBuffer()) }
  } catch (error) {
    if (error instanceof CallError) return { refused: `${error.status} ${error.code}` }
    throw error
  }
}

async function judge(
  room: ReturnType<typeof pdfPool>,
  { labels, isPlain }: LabelPage,
  answer: Answer,
): Promise<{ end: string; what?: string }> {
  if ('refused' in answer) {
    const isSaid = /^422 (?:LABEL_|TRACKING_NUMBER_)/.test(answer.refused)
    return { end: answer.refused, ...((isPlain || !isSaid) && { what: `refused with ${answer.refused}` }) }
  }
  const { pages, numbers, marks } = await readPrintedLabel(room, answer.paper)
  const label = labels.find(({ number }) => number === answer.number)
  const others = labels.filter(({ number }) => number !== answer.number)
  const strange = marks.filter(mark => others.some(({ number }) => mark === topMark(number) || mark === footMark(number)))
  const [size] = pages
  const faults = [
    ...(label?.zip === address.zip ? [] : [`kept under ${answer.number}, which is not the order's`]),
    ...(numbers.length === 1 && numbers[0] === answer.number
      ? []
      : [`kept under ${answer.number}, its paper shows ${numbers.join(' and ') || 'none'}`]),
    ...(strange.length === 0 ? [] : [`its paper shows another label too: ${strange.join(', ')}`]),
    ...(pages.length === 1 && size?.widthPoints === labelWidth && size.heightPoints === labelHeight
      ? []
      : ['its paper is not one page of 4 × 6 inches']),
    ...(isPlain && new Set(marks).size < 2 ? [`a part of the label is not on its paper: ${marks.join(', ')}`] : []),
  ]
  return { end: 'kept', ...(faults.length > 0 && { what: faults.join('; ') }) }
}
