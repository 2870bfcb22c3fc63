// `npm run dev`: serves with hot reload of the pages; a change of what the server reads starts it again.
import { spawn } from 'node:child_process'
import { root } from './steps.ts'

const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'development' },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', code => {
  process.exitCode = code ?? 1
})
