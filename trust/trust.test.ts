// How the suites of trust/ are chosen and run; what they find is theirs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bugs } from './bugs/bugs.ts'
import { exclusions } from './races/exclusions.ts'
import { exclusionOf, nameOf, ofPeople, ofTheApp, pairs, startStatesOf } from './races/pairs.ts'
import { startStates } from './races/start-states.ts'
import { allSuites, enginesOf, type Job } from './run/jobs.ts'
import { runLanes } from './run/lanes.ts'

test('every suite has a planted bug that it must see', () => {
  expect(allSuites.filter(suite => !bugs.some(bug => bug.suite === suite))).toEqual([])
})

test('every planted bug fits the sources: what it changes stands there once', () => {
  const changes = bugs.flatMap(bug => [bug, ...(bug.also ?? [])].map(change => ({ name: bug.name, ...change })))
  const times = ({ file, from }: (typeof changes)[number]) =>
    readFileSync(join(import.meta.dirname, '..', file), 'utf8').split(from).length - 1
  expect(changes.filter(change => times(change) !== 1).map(({ name, file }) => `${name} in ${file}`)).toEqual([])
})

test('every two transitions that leave the same status are raced, or it is said why they cannot be', () => {
  const isRaced = (pair: (typeof pairs)[number]) => startStatesOf(pair).length > 0
  expect(pairs.filter(pair => !isRaced(pair) && exclusionOf(pair) === undefined).map(nameOf)).toEqual([])
  expect(pairs.filter(pair => isRaced(pair) && exclusionOf(pair) !== undefined).map(nameOf)).toEqual([])
  expect(new Set([...ofPeople, ...ofTheApp].map(nameOf))).toEqual(new Set(pairs.filter(isRaced).map(nameOf)))
})

test('no reason and no place of a race is left over from a transition that is gone', () => {
  const said = new Set(pairs.map(exclusionOf))
  expect(exclusions.filter(({ why }) => !said.has(why))).toEqual([])
  const used = new Set([...ofPeople, ...ofTheApp].map(({ start }) => start))
  expect(startStates.filter(start => !used.has(start)).map(({ name }) => name)).toEqual([])
})

test('a suite that the profile ci runs on one engine runs on both at night, and on whichever is asked for or is there', () => {
  const suite = { engines: ['embedded', 'postgres'], fastOn: 'postgres', ciOn: 'embedded' } as const
  const both = { engines: suite.engines, isEngineAsked: false }
  expect(enginesOf(suite, { ...both, profile: 'fast' })).toEqual(['postgres'])
  expect(enginesOf(suite, { ...both, profile: 'ci' })).toEqual(['embedded'])
  expect(enginesOf(suite, { ...both, profile: 'nightly' })).toEqual(['embedded', 'postgres'])
  expect(enginesOf(suite, { engines: ['postgres'], isEngineAsked: true, profile: 'ci' })).toEqual(['postgres'])
  expect(enginesOf({ ...suite, ciOn: 'postgres' }, { ...both, engines: ['embedded'], profile: 'ci' })).toEqual(['embedded'])
})

test('each job is done once, the longest first; one that breaks its process is a line of the report, and so is the one after it', async () => {
  const job = (suite: string, seconds: number, isAlone = false): Job => ({ suite, engine: 'embedded', profile: 'fast', seconds, isAlone })
  const ended: string[] = []
  const lines = await runLanes([job('nowhere', 1), job('neither', 2), job('alone', 1, true)], {
    count: 1,
    taskOf: async each => ({ job: each, seed: 1, first: { dataDir: '' } }),
    ended: ({ job: { suite } }) => void ended.push(suite),
  })
  expect(lines.map(({ suite, figure, isKept }) => [suite, figure, isKept])).toEqual([
    ['nowhere', 'its process ended with 1', false],
    ['neither', 'its process ended with 1', false],
    ['alone', 'its process ended with 1', false],
  ])
  expect(ended).toEqual(['alone', 'neither', 'nowhere'])
})
