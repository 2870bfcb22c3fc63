// `npm run verify`: the ledger's sums and seals, and every file's hash.
import { ask, runScript } from './ask.ts'

await runScript(() => ask({ command: 'verify' }))
