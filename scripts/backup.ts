// `npm run backup -- FOLDER`: database and files of a running or stopped deployment, into a folder of its own.
import { ask, fromCaller, runScript } from './ask.ts'
import { say } from './steps.ts'

await runScript(async () => {
  const folder = fromCaller(process.argv[2] ?? `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  const ok = await ask({ command: 'backup', folder })
  if (ok) say(`The backup is in ${folder}. It holds no secret: keep SECRET_KEY, or the file \`secret\` of DATA_DIR, apart from it.`)
  return ok
})
