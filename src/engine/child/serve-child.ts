// The child's side of a child pool: it answers one ask at a time and ends when its parent does.
import { Fault } from '#base/fault.ts'
import type { FromChild, ToChild } from './child.ts'
import type { ChildOperations } from './child-pool.ts'

/** Answers the parent's asks with these operations. A thrown Fault travels as such; anything else is a bug of ours. */
export function serveChild(operations: ChildOperations): void {
  const send = (message: FromChild): void => void process.send?.(message)
  process.on('message', (ask: ToChild) => {
    void answer(operations, ask).then(send)
  })
  // The parent went away, however it went: nobody waits for this work any more.
  process.on('disconnect', () => process.exit(0))
  send({ ready: true })
}

async function answer(operations: ChildOperations, ask: ToChild): Promise<FromChild> {
  const operation = operations[ask.name]
  try {
    if (!operation) throw new Error(`no such operation: ${ask.name}`)
    // The parent's types tie an operation's name to its input, which the wire between the two cannot carry.
    return { id: ask.id, answer: await operation(ask.input as never) }
  } catch (error) {
    if (error instanceof Fault) return { id: ask.id, fault: { code: error.code, path: error.path, values: { ...error.values } } }
    return { id: ask.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
