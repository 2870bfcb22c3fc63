// Upload calls: every call of the contract that takes a file, with what it takes beside it: a row of the right kind, fields that are right.
import { isForStaff } from '#base/access/access.ts'
import { elsewhereCalls } from '#shop/label/buy/elsewhere/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { photoCalls } from '#shop/production/scan/photo/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { address } from '#test/order.ts'
import { ask } from '../contract/ask.ts'
import { everyCall, type Named, paramsOf, stemOf } from '../contract/every-call.ts'
import { type Path, valueFor } from '../contract/value.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'
import { transfer } from '../money.ts'
import { bring, hurry, ticketId } from '../statuses.ts'

export interface UploadCall {
  readonly call: Named['call']
  readonly token: string
  /** Of the seller whose rows are meant, whoever asks. */
  readonly sellerToken: string
  readonly params: Readonly<Record<string, number>>
  /** Fields beside the file, another transfer each time. */
  body(): unknown
  /** The same with a row of its own, where a row takes but few files. */
  anew(): Promise<UploadCall>
}

export async function uploadCallsOf(deployment: Deployment, seller: Seller): Promise<UploadCall[]> {
  const rows = await rowsFor(deployment, seller)
  const bankAccountId = await firstRow(deployment, '/v1/office/bank-account')
  const takers: UploadCall[] = []
  // An answer goes to what finance has asked about, more images to what it has not.
  const depositFor = async ({ path }: Named['call']) =>
    path === depositCalls.answerDeposit.path
      ? askedDeposit(deployment, seller)
      : (await seller.api(depositCalls.makeDeposit, transfer(100_00))).data.id
  for (const { call } of everyCall.filter(each => each.call.kind === 'upload')) {
    const isOffice = isForStaff(call.access)
    const stem = stemOf(call)
    const id = rows.get(call.path) ?? rows.get(stem) ?? (isOffice && paramsOf(call).length > 0 ? await firstRow(deployment, stem) : 0)
    const choose = (path: Path) => fieldFor(String(path.at(-1)), call, { bankAccountId, seller: seller.username })
    const body = call.body
    const taker: UploadCall = {
      call,
      token: isOffice ? deployment.people.tokens.owner : seller.token,
      sellerToken: seller.token,
      params: Object.fromEntries(paramsOf(call).map(name => [name, rows.get(name) ?? id])),
      body: () => (call.path === ticketCalls.openTicket.path ? aQuestion : body ? valueFor(body, { choose })?.value : {}),
      anew: async () => (id > 0 && stem === '/v1/deposit' ? { ...taker, params: { id: await depositFor(call) } } : taker),
    }
    takers.push(taker)
  }
  return takers
}

/** About nothing that a file could be wrong for. */
const aQuestion = { type: 'OTHER', subject: 'A question', text: 'See the file' }

/** The columns of `validTable`, a colour of the first product, a transfer that nobody has told of. */
function fieldFor(name: string, { path }: Named['call'], { bankAccountId, seller }: { bankAccountId: number; seller: string }): unknown {
  if (name === 'bankAccountId') return bankAccountId
  if (name === 'seller') return seller
  if (name === 'orderColumn') return 'order id'
  if (name === 'numberColumn') return 'Memo'
  if (name === 'transactionNumber') return transfer(1).body.transactionNumber
  if (name === 'color') return 'Black'
  if (name === 'again') return 'yes'
  // Nobody has written since.
  if (name === 'seenMessageId') return 999_999_999
  return path.includes('/bank-statement') ? { date: 'Date', amount: 'Amount', memo: 'Memo', reference: '' }[name] : undefined
}

/** By their path, what comes before `{id}`, or their name: an order whose label we buy, one that brings its own label, its item, a piece that has passed, and a deposit that finance has a question about. */
async function rowsFor(deployment: Deployment, seller: Seller): Promise<ReadonlyMap<string, number>> {
  const shipping = { orderType: 'SHIP_BY_SELLER' as const, shippingBy: 'TIKTOK' as const }
  const { data: order } = await seller.api(orderIntakeCalls.createOrder, {
    body: { ...shipping, address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] },
  })
  const { data: ours } = await seller.api(orderIntakeCalls.createOrder, {
    body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] },
  })
  const { data: ticket } = await seller.api(ticketCalls.openTicket, {
    body: { type: 'OTHER', subject: 'Files', text: 'Of all kinds' },
    files: [],
  })
  await hurry(deployment.people)
  const [passed] = await bring(deployment.people, ['PRODUCED'])
  return new Map([
    [elsewhereCalls.readElsewhere.path, ours.id],
    ['/v1/ticket', ticket.id],
    ['/v1/office/ticket', ticket.id],
    ['/v1/order', order.id],
    ['/v1/office/order', order.id],
    [photoCalls.addPiecePhoto.path, ticketId(passed?.ticket ?? '')],
    ['itemId', order.items[0]?.id ?? 0],
    ['/v1/deposit', await askedDeposit(deployment, seller)],
  ])
}

async function askedDeposit({ people }: Deployment, { api }: Seller): Promise<number> {
  const { id } = (await api(depositCalls.makeDeposit, transfer(100_00))).data
  await people.owner(depositCalls.askDeposit, { params: { id }, body: { question: 'Which bank was it?' } })
  return id
}

async function firstRow({ server, people }: Deployment, path: string): Promise<number> {
  const { text } = await ask(server.url, { method: 'GET', path, kind: 'json' }, { token: people.tokens.owner })
  const { data } = JSON.parse(text)
  return (data.docs ?? data)[0]?.id ?? 0
}
