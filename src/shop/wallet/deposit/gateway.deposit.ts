// Deposits through a gateway (docs/domain.md "Money"): nobody approves them; what the gateway says ends them, once.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { getAccount } from '#shop/account/account.ts'
import { creditWallet, openWallet } from '../ledger/ledger.ts'
import { lockWallet } from '../ledger/store.ts'
import { insertGatewayDeposit } from './gateway.store.ts'
import { depositAmountFault, depositSteps } from './rules.ts'
import { lockDeposit, moveDeposit } from './store.ts'

/** The intent, before the gateway is called; answers the deposit's id. Throws DEPOSIT_AMOUNT_INVALID. */
export async function openGatewayDeposit(tx: Tx, given: { sellerId: number; amountCents: Cents; name: string }): Promise<number> {
  const fault = depositAmountFault(given.amountCents)
  if (fault) throw new Fault(fault, { path: 'amount' })
  await openWallet(tx, given.sellerId)
  await lockWallet(tx, given.sellerId)
  if ((await getAccount(tx, given.sellerId)).closedAt) throw new Fault('UNAUTHORIZED')
  return insertGatewayDeposit(tx, { way: depositSteps.begin('open'), ...given })
}

/** Credits what was captured. Throws TRANSACTION_ALREADY_POSTED where it was credited before. */
export async function completeGatewayDeposit(tx: Tx, id: number, given: { number: string; receivedCents: Cents }): Promise<void> {
  const deposit = await lockDeposit(tx, id)
  const step = deposit?.method === 'PAYPAL' ? depositSteps.take('capture', deposit) : undefined
  if (!deposit || !step) throw new Error(`Deposit ${id} does not wait for a gateway.`)
  const { sellerId } = deposit
  const { receivedCents } = given
  const booked = await creditWallet(tx, { sellerId, kind: 'DEPOSIT', method: 'PAYPAL', amountCents: receivedCents, ref: `deposit:${id}` })
  const { number: transactionNumber } = given
  const decided = { transactionId: booked.transactionId, decidedAt: tx.now() }
  await moveDeposit(tx, step, { transactionNumber, receivedCents, ...decided })
  const news = { depositId: id, sellerId, receivedCents, balanceCents: booked.balanceCents }
  await emit(tx, 'deposit.completed', news, { seller: sellerId })
}

/** Ends it without money, where it still waits; the seller reads the remark. */
export async function cancelGatewayDeposit(tx: Tx, id: number, remark: string): Promise<void> {
  const deposit = await lockDeposit(tx, id)
  const step = deposit?.method === 'PAYPAL' ? depositSteps.take('giveUp', deposit) : undefined
  if (step) await moveDeposit(tx, step, { remark, decidedAt: tx.now() })
}
