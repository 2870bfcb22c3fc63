// Runs the steps of a script and says plainly what came of each.
import { spawn } from 'node:child_process'

export interface Step {
  name: string
  /** What went wrong, or nothing. */
  run(): Promise<string | undefined>
}
export interface Outcome {
  name: string
  fault: string | undefined
}

export const root = `${import.meta.dirname}/..`
export const say = (text: string): void => void process.stdout.write(`${text}\n`)
const seconds = (from: number) => `${((performance.now() - from) / 1_000).toFixed(1)} s`

/** Runs a step, prints its name, time and what it found. */
export async function take(step: Step): Promise<Outcome> {
  const from = performance.now()
  const fault = await step.run().catch((error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)))
  say(`${fault === undefined ? 'ok  ' : 'FAIL'}  ${step.name}  ${seconds(from)}${fault ? `\n${fault.trimEnd()}` : ''}`)
  return { name: step.name, fault }
}

/** A step that runs a program of node_modules/.bin on this Node; what it says is kept and shown only where it fails. */
export const program = (name: string, file: string, arguments_: readonly string[], env: Readonly<Record<string, string>> = {}): Step => ({
  name,
  run: () =>
    new Promise((done, fail) => {
      const child = spawn(process.execPath, [file, ...arguments_], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      child.stdout.on('data', chunk => {
        said += chunk
      })
      child.stderr.on('data', chunk => {
        said += chunk
      })
      child.once('error', fail)
      child.once('exit', code => done(code === 0 ? undefined : said || `ended with ${code}`))
    }),
})

/** Runs a program with its output shown as it comes; its exit code. */
export const show = (
  file: string,
  arguments_: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [file, ...arguments_], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const pass = (signal: NodeJS.Signals) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.once('error', fail)
    child.once('exit', code => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      done(code ?? 1)
    })
  })

/** The entry of an installed program, run by this Node and not by whatever `node` its first line finds. */
export const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
} as const
