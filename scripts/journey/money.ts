// Step 2: a deposit by bank with its proof, decided by finance.
import sharp from 'sharp'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import type { People } from './people.ts'
import { dollars, type Report, refusalOf } from './report.ts'

/** Deposits this much; finance looks at the proof and approves what arrived. */
export async function deposit({ seller, finance }: People, amount: number, transactionNumber: string, report: Report): Promise<void> {
  const before = (await seller(walletCalls.myWallet)).data.balance
  const { data: made } = await seller(depositCalls.makeDeposit, {
    body: { amount, transactionNumber, note: '' },
    files: [await proofImage(amount)],
  })
  report.equal(`a deposit of ${dollars(amount)} with a proof waits for finance`, made.status, 'PENDING')
  const { data: inbox } = await finance(depositCalls.officeDeposits, { query: {} })
  report.expect(
    inbox.docs.some(it => it.id === made.id),
    'finance finds it in the inbox',
  )
  const proof = await finance.fetch(depositCalls.officeProof, { params: { id: made.id, position: 1 } })
  report.expect(proof.headers.get('content-type')?.startsWith('image/') === true, 'finance sees the proof')
  await finance(depositCalls.approveDeposit, { params: { id: made.id }, body: { receivedCents: amount, remark: '' } })
  const after = (await seller(walletCalls.myWallet)).data.balance
  report.equal('the wallet shows the money', dollars(after), dollars(before + amount))
}

/** What a deposit may not be. */
export async function refuseDeposits({ seller }: People, report: Report): Promise<void> {
  const files = [await proofImage(1)]
  const small = await refusalOf(seller(depositCalls.makeDeposit, { body: { amount: 99_99, transactionNumber: 'FT-0', note: '' }, files }))
  report.say(`a deposit of $99.99 is refused: ${small}`)
  const bare = await refusalOf(
    seller(depositCalls.makeDeposit, { body: { amount: 100_00, transactionNumber: 'FT-0', note: '' }, files: [] }),
  )
  report.say(`a deposit without a proof is refused: ${bare}`)
}

async function proofImage(amount: number): Promise<File> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="100%" height="100%" fill="#fff"/><text x="40" y="80" font-size="32">Transfer ${dollars(amount)}</text></svg>`
  return new File([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], 'transfer.png', { type: 'image/png' })
}

/** The ledger's accounts, and whether together they are zero (promise P1). */
export async function showLedger({ finance }: Pick<People, 'finance'>, report: Report): Promise<void> {
  const { data } = await finance(walletCalls.officeLedger)
  for (const { account, amountCents } of data) report.say(`${account.padEnd(12)} ${dollars(amountCents).padStart(14)}`)
  report.equal('the ledger sums to', dollars(data.reduce((sum, it) => sum + it.amountCents, 0)), '$0.00')
}
