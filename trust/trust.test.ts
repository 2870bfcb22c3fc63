// How the suites of trust/ are chosen and run; what they find is theirs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bugs } from './bugs/bugs.ts'
import type { Engine } from './deployment/deployment.ts'
import { exclusions } from './races/exclusions.ts'
import { exclusionOf, nameOf, ofPeople, ofTheApp, pairs, startStatesOf } from './races/pairs.ts'
import { startStates } from './races/start-states.ts'
import { allSuites, enginesOf, inOrder, type Job, jobsOf, type Wanted } from './run/jobs.ts'
import { runLanes } from './run/lanes.ts'
import { noPromise } from './run/report.ts'

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

const job = (suite: string, isAlone = false): Job => ({ suite, engine: 'embedded', profile: 'fast', isAlone })

test('jobs begin in their order, who must be alone first; one that breaks its process is a line, and so is the one after it', async () => {
  const ended: string[] = []
  const done = await runLanes([job('neither'), job('nowhere'), job('alone', true)], {
    count: 1,
    taskOf: async each => ({ job: each, seed: 1, first: { dataDir: '' } }),
    ended: ({ job: { suite } }) => void ended.push(suite),
  })
  expect(done.flatMap(({ lines }) => lines.map(({ suite, figure, isKept }) => [suite, figure, isKept]))).toEqual([
    ['neither', 'its process ended with 1', false],
    ['nowhere', 'its process ended with 1', false],
    ['alone', 'its process ended with 1', false],
  ])
  expect(ended).toEqual(['alone', 'neither', 'nowhere'])
})

test('where there is nothing to run a job on, that is its line, and the others go on', async () => {
  const taskOf = () => Promise.reject(new Error('no database'))
  const done = await runLanes([job('one'), job('other')], { count: 2, taskOf, ended: () => undefined })
  expect(done.map(({ lines }) => lines.map(({ promise, isKept }) => [promise, isKept]))).toEqual([
    [[noPromise, false]],
    [[noPromise, false]],
  ])
})

const here = { profile: 'ci', engines: ['embedded', 'postgres'], isEngineAsked: false } as const
const bugsOf = async (wanted: Wanted) => (await jobsOf(wanted)).flatMap(({ bug, engine }) => (bug ? [`${bug} on ${engine}`] : []))

test('suites are run without their bugs, with all of them, or one bug is looked for alone', async () => {
  const suites = ['transitions', 'pay']
  const ran = async (planting: Wanted['planting']) => (await jobsOf({ ...here, suites, planting })).map(({ suite, bug }) => bug ?? suite)
  expect(await ran('none')).toEqual(['transitions', 'pay', 'pay'])
  expect(await ran('too')).toEqual(['transitions', 'status-not-asked-again', 'pay', 'pay', 'wallet-not-locked'])
  expect(await ran(['wallet-not-locked'])).toEqual(['wallet-not-locked'])
})

test('a bug is looked for on its own engine; one that is named, on the engine that is asked for, where its suite knows it', async () => {
  const wanted = (planting: Wanted['planting'], engine?: Engine): Wanted => ({
    ...here,
    ...(engine && { engines: [engine], isEngineAsked: true }),
    suites: ['simulation', 'transitions'],
    planting,
  })
  expect(await bugsOf(wanted(['voucher-kept']))).toEqual(['voucher-kept on embedded'])
  expect(await bugsOf(wanted(['voucher-kept'], 'postgres'))).toEqual(['voucher-kept on postgres'])
  expect(await bugsOf(wanted('too', 'postgres'))).toEqual(['status-not-asked-again on postgres'])
  expect(await bugsOf(wanted(['status-not-asked-again'], 'embedded'))).toEqual([])
})

test('suites that must be alone come before the others', async () => {
  expect(await inOrder(['access', 'load', 'xss', 'tenants'])).toEqual(['load', 'tenants', 'access', 'xss'])
})
