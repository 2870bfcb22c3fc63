// The app's scripts (`npm run backup`, `verify` …) as processes of their own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Whether it ended well, and what it said. */
export interface ScriptRun {
  isWell: boolean
  said: string
}
/** Runs `scripts/NAME.ts` with these settings alone. */
export async function runScript(name: string, values: readonly string[], env: Readonly<Record<string, string>>): Promise<ScriptRun> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...values], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, INKPORT_TEST: '1', DISK_RESERVE_MB: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
    })
  const [code] = await once(child, 'close')
  return { isWell: code === 0, said: said || (code === 0 ? '' : `ended with ${code}`) }
}
