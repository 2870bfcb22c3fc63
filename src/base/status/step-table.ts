// A table of steps: the statuses of a thing, the steps between them, and the only way to a status that is written.

/** One arrow: by this step from this status to that one; NEW where it is made by it. */
export interface Way<Status extends string, Step extends string> {
  readonly step: Step
  readonly from: Status | 'NEW'
  readonly to: Status
}

/** A status that a table chose: nothing else may be written as one. */
export type ChosenStatus<Status extends string> = Status & { readonly [chosen]: true }
declare const chosen: unique symbol

/**
 * A step that a table chose for one thing, and the only thing that the stores write a status from. Its class is not exported and its fields
 * are private, so that nobody but the table makes one, and none is copied or changed.
 */
class ChosenStep<W extends Way<string, string>> {
  readonly #way: W
  readonly #id: number
  constructor(way: W, id: number) {
    this.#way = way
    this.#id = id
  }
  /** Of the thing; 0 where it is made by the step. */
  get id(): number {
    return this.#id
  }
  get step(): W['step'] {
    return this.#way.step
  }
  get from(): W['from'] {
    return this.#way.from
  }
  get to(): ChosenStatus<W['to']> {
    return this.#way.to as ChosenStatus<W['to']> // this is the one place where the brand is given
  }
  /** As the table has it, with what else it says of the step. */
  get way(): W {
    return this.#way
  }
}

export type { ChosenStep }

export interface StepTable<W extends Way<string, string>> {
  /** By this step from this status: none where it is not possible, several where something else decides among them. */
  waysOf(step: W['step'], from: W['from']): readonly W[]
  /** Whether one of these steps leads on from this status. */
  has(from: W['from'], ...steps: readonly W['step'][]): boolean
  /** The step of one thing by a way of this table. Throws where the way is another's. */
  choose(way: W, id: number): ChosenStep<W>
  /** The step by which a thing is made. Throws where nothing is made by it. */
  begin(step: W['step']): ChosenStep<W>
  /** The step of one thing where step and status say it all; nothing where the table has no such way. */
  take(step: W['step'], thing: { id: number; status: W['from'] }): ChosenStep<W> | undefined
}

/** Of these ways, which are frozen with it. */
export function stepTable<W extends Way<string, string>>(ways: readonly W[]): StepTable<W> {
  const byStepAndStatus = Map.groupBy(
    ways.map(way => Object.freeze(way)),
    ({ step, from }) => `${step} ${from}`,
  )
  const waysOf = (step: W['step'], from: W['from']): readonly W[] => byStepAndStatus.get(`${step} ${from}`) ?? []
  const choose = (way: W, id: number) => {
    if (!waysOf(way.step, way.from).includes(way)) throw new Error(`${way.step} from ${way.from} to ${way.to} is no way of this table.`)
    return new ChosenStep(way, id)
  }
  const take: StepTable<W>['take'] = (step, { id, status }) => {
    const [way, other] = waysOf(step, status)
    if (other) throw new Error(`${step} from ${status} leads to several statuses.`)
    return way && choose(way, id)
  }
  return {
    waysOf,
    take,
    begin(step) {
      const begun = take(step, { id: 0, status: 'NEW' })
      if (!begun) throw new Error(`Nothing is made by ${step}.`)
      return begun
    },
    has: (from, ...steps) => steps.some(step => waysOf(step, from).length > 0),
    choose,
  }
}

/** The same step from each of these statuses. */
export const waysFrom = <Status extends string, Step extends string>(
  step: Step,
  from: readonly (Status | 'NEW')[],
  to: Status,
): Way<Status, Step>[] => from.map(each => ({ step, from: each, to }))
