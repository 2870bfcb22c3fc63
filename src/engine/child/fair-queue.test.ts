import { expect, test } from 'vitest'
import { fairQueue, type Share } from './fair-queue.ts'

const anyone = () => true
/** Serves until nobody waits, each for as long as its item says, and tells who was served. */
function served(queue: ReturnType<typeof fairQueue<{ share: Share; ms: number }>>, most = Number.POSITIVE_INFINITY): Share[] {
  const order: Share[] = []
  for (let item = queue.take(anyone); item; item = order.length < most ? queue.take(anyone) : undefined) {
    order.push(item.share)
    queue.spend(item.share, item.ms)
  }
  return order
}
const queueOf = (...items: readonly (readonly [Share, number])[]) => {
  const queue = fairQueue<{ share: Share; ms: number }>()
  for (const [share, ms] of items) queue.add(share, { share, ms })
  return queue
}

test('accounts whose work takes as long take turns, however many files one of them has sent', () => {
  expect(served(queueOf([1, 5], [1, 5], [1, 5], [1, 5], [2, 5], [3, 5], [2, 5]))).toEqual([1, 2, 3, 1, 2, 1, 1])
})

test('a file that takes a minute is followed by a minute of the others', () => {
  expect(served(queueOf([1, 60], [1, 60], [2, 20], [2, 20], [2, 20], [2, 20]))).toEqual([1, 2, 2, 2, 1, 2])
})

test('the files of one account are taken in the order in which they came', () => {
  const queue = fairQueue<string>()
  for (const name of ['a', 'b', 'c']) queue.add(1, name)
  expect([queue.take(anyone), queue.take(anyone), queue.take(anyone), queue.take(anyone)]).toEqual(['a', 'b', 'c', undefined])
})

test('who may not go now is passed over and keeps its place', () => {
  const queue = queueOf([1, 5], [2, 5])
  expect(queue.take(share => share !== 1)?.share).toBe(2)
  expect(queue.take(share => share !== 1)).toBeUndefined()
  expect(queue.take(anyone)?.share).toBe(1)
})

test('time that an account did not use is not saved up', () => {
  const queue = queueOf([1, 100], [1, 100], [1, 100])
  expect(served(queue, 2)).toEqual([1, 1])
  // Account 2 was away all that time: it is ahead by what the last of account 1 took, and by no more.
  for (let each = 0; each < 20; each++) queue.add(2, { share: 2, ms: 10 })
  expect(served(queue, 11)).toEqual([...Array<number>(10).fill(2), 1])
})

test('time that an account used is not forgotten while it has nothing to do', () => {
  const queue = queueOf([1, 100])
  expect(served(queue)).toEqual([1])
  for (let each = 0; each < 3; each++) queue.add(2, { share: 2, ms: 40 })
  queue.add(1, { share: 1, ms: 100 })
  expect(served(queue)).toEqual([2, 2, 2, 1])
})

test('the work of nobody is one share', () => {
  expect(served(queueOf([undefined, 5], [undefined, 5], [7, 5]))).toEqual([undefined, 7, undefined])
})
