import { describe, expect, test } from 'vitest'
import {
  approve,
  type DepositStatus,
  type DepositStep,
  depositAmountFault,
  depositStatuses,
  depositSteps,
  memoFor,
  suggestedDepositCents,
  transactionNumberFault,
  whyNotDepositStep,
} from './rules.ts'

const deposit = { status: 'PENDING', sellerId: 1, amountCents: 500_00, first: undefined } as const
const finance = { id: 2, ceilingCents: 10_000_00 }
const approval = { by: finance, receivedCents: 500_00, remark: '' }
const LIMIT = 10_000_00

describe('approving', () => {
  test('what was sent and arrived completes the deposit', () => {
    expect(approve(deposit, approval, LIMIT)).toEqual({ act: 'complete' })
  })
  test('another amount needs a remark', () => {
    expect(approve(deposit, { ...approval, receivedCents: 499_00 }, LIMIT)).toEqual({ fault: 'REMARK_REQUIRED' })
    expect(approve(deposit, { ...approval, receivedCents: 499_00, remark: 'Bank fee' }, LIMIT)).toEqual({ act: 'complete' })
  })
  test('nobody approves a deposit of their own', () => {
    expect(approve({ ...deposit, sellerId: 2 }, approval, LIMIT)).toEqual({ fault: 'YOU_CANNOT_APPROVE_YOUR_OWN_DEPOSIT' })
  })
  test('more than one’s ceiling is refused', () => {
    expect(approve(deposit, { ...approval, by: { id: 2, ceilingCents: 499_99 } }, LIMIT)).toEqual({ fault: 'DEPOSIT_ABOVE_YOUR_CEILING' })
  })
})

describe('two people', () => {
  const large = { ...deposit, amountCents: 20_000_00 }
  const of = (id: number, ceilingCents?: number) => ({ by: { id, ceilingCents }, receivedCents: 20_000_00, remark: '' })
  const first = { id: 2, ceilingCents: 10_000_00, receivedCents: 20_000_00 }

  test('the first of them completes nothing', () => {
    expect(approve(large, of(2, 10_000_00), LIMIT)).toEqual({ act: 'first' })
  })
  test('the same person twice is one person', () => {
    expect(approve({ ...large, first }, of(2), LIMIT)).toEqual({ fault: 'DEPOSIT_NEEDS_SECOND_PERSON' })
  })
  test('the second completes it, if one of both may approve that much', () => {
    expect(approve({ ...large, first }, of(3), LIMIT)).toEqual({ act: 'complete' })
    expect(approve({ ...large, first: { ...first, ceilingCents: 50_000_00 } }, of(3, 1), LIMIT)).toEqual({ act: 'complete' })
    expect(approve({ ...large, first }, of(3, 10_000_00), LIMIT)).toEqual({ fault: 'DEPOSIT_ABOVE_YOUR_CEILING' })
  })
  test('who saw another amount is the first again', () => {
    expect(approve({ ...large, first: { ...first, receivedCents: 19_000_00 } }, of(3), LIMIT)).toEqual({ act: 'first' })
  })
})

/** As it is meant: the statuses that each step leaves, and where it leads. */
const meant: Readonly<Record<DepositStep, readonly [from: readonly (DepositStatus | 'NEW')[], to: DepositStatus]>> = {
  submit: [['NEW'], 'PENDING'],
  approve: [['PENDING', 'WAITING'], 'COMPLETED'],
  reject: [['PENDING', 'WAITING'], 'CANCELLED'],
  ask: [['PENDING'], 'WAITING'],
  answer: [['WAITING'], 'PENDING'],
  withdraw: [['PENDING', 'WAITING'], 'CANCELLED'],
  addProof: [['PENDING'], 'PENDING'],
  open: [['NEW'], 'WAITING'],
  capture: [['WAITING'], 'COMPLETED'],
  giveUp: [['WAITING'], 'CANCELLED'],
}
test.each(depositStatuses)('a deposit that is %s allows the steps of its table and no others', status => {
  for (const [step, [from, to]] of Object.entries(meant) as [DepositStep, (typeof meant)[DepositStep]][]) {
    const isAllowed = from.includes(status)
    expect(whyNotDepositStep(step, { status }) === undefined).toBe(isAllowed)
    expect(depositSteps.take(step, { id: 7, status })?.to).toBe(isAllowed ? to : undefined)
  }
})
test('a closed deposit cannot be edited', () => {
  expect(whyNotDepositStep('reject', { status: 'COMPLETED' })).toBe('DEPOSIT_HISTORY_CANNOT_BE_EDITED')
})

test('amounts are from 100.00 to 1,000,000.00', () => {
  expect([99_99, 100_00, 1_000_000_00, 1_000_000_01, 100.5].map(depositAmountFault)).toEqual([
    'DEPOSIT_AMOUNT_INVALID',
    undefined,
    undefined,
    'DEPOSIT_AMOUNT_INVALID',
    'DEPOSIT_AMOUNT_INVALID',
  ])
  expect([3_12, 250_00].map(suggestedDepositCents)).toEqual([100_00, 250_00])
})

test('a transaction number is what banks print', () => {
  expect(['FT26325 0091', 'abc', 'VCB-1/2', '<b>1234</b>', '  1234'].map(transactionNumberFault)).toEqual([
    undefined,
    'TRANSACTION_NUMBER_INVALID',
    undefined,
    'TRANSACTION_NUMBER_INVALID',
    'TRANSACTION_NUMBER_INVALID',
  ])
})

test('no two requests have one memo', () => {
  const memos = [1, 11, 111].flatMap(seller => [1, 2, 11, 12].map(request => memoFor(seller, request)))
  expect(new Set(memos).size).toBe(memos.length)
  expect(memoFor(1042, 3)).toMatch(/^INK1042N3[A-Z]$/)
})
