// The table of steps cannot be by-passed: what would write a status beside it does not compile. SQL is read by the structure test.
import { expect, test } from 'vitest'
import type { Tx } from '#engine/db/database.ts'
import { seedFacts } from '../intake/facts.seed.ts'
import type { OrderStatus } from './contract.ts'
import { type ChosenStep, chooseStep } from './rules.ts'
import { moveOrders, type OrderPatch, on, setOrder } from './store.ts'

const choose = (id: number): ChosenStep => {
  const way = chooseStep('cancel', seedFacts({ id }), ['seller'], new Date(), {})
  if (typeof way === 'string') throw new Error(way)
  return way
}

/** Only compiled: each line is what somebody could try. */
void function bypasses(tx: Tx, status: OrderStatus): void {
  const note = { actor: 'system', actorId: null } as const
  const way = { step: 'close', from: 'SHIPPED', to: 'CLOSED' } as const
  // @ts-expect-error a status is no chosen step
  void moveOrders(tx, [{ id: 1, ...way, way }], {}, note)
  // @ts-expect-error nor is a copy of one, for another order or another status
  void moveOrders(tx, [{ ...choose(1), id: 2 }], {}, note)
  // @ts-expect-error a patch has no status
  void moveOrders(tx, [choose(1)], { status }, note)
  // @ts-expect-error not even the one that it had
  const patch: OrderPatch = { status: choose(1).to }
  // @ts-expect-error nor has a change of columns
  void setOrder(tx, 1, { status: 'CLOSED' })
  // @ts-expect-error a statement takes the table's status only
  void on(tx).updateTable('order').set({ status }).execute()
  // @ts-expect-error also one of a name
  void on(tx).updateTable('order').set({ status: 'CLOSED' }).execute()
  void patch
}

test('a chosen step is of one order, and neither its order nor its way can be changed', () => {
  const way = choose(7)
  expect([way.id, way.step, way.from, way.to, way.way.money]).toEqual([7, 'cancel', 'PENDING', 'CANCELLED', 'none'])
  for (const change of [{ id: 8 }, { to: 'CLOSED' }, { from: 'SHIPPED' }, { way: { money: 'credit amount' } }])
    expect(() => Object.assign(way, change)).toThrow(TypeError)
  expect({ ...way }).toEqual({})
})
