// Installs what the lock file says where it is not there. It runs on the host's Node (≥ 20), before anything is installed,
// so it is plain JavaScript without a dependency. Where nothing is to do it only compares two JSON files.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const installed = join(root, 'node_modules', '.package-lock.json')
const stamp = join(root, 'node_modules', '.inkport-installed')
/** What serves people needs nothing that only developers do. */
const wantsDev = process.env.NODE_ENV !== 'production' && process.env.npm_lifecycle_event !== 'prestart'
const locked = join(root, 'package-lock.json')

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Inkport needs Node 20 or newer to install itself (this is ${process.version}). Get it from https://nodejs.org and try again.`)
}
if (!isUpToDate()) install()
if (!existsSync(join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')) && !runsTypeScript()) {
  stop(
    `No Node 26 could be installed for ${process.platform} ${process.arch}, and this Node ${process.version} cannot run the program itself.\n` +
      'Install Node 26 or newer from https://nodejs.org and try again.',
  )
}

/** The stamp holds the lock file's size and time as they were when last compared; a full comparison follows where they differ. */
function isUpToDate() {
  if (!existsSync(installed)) return false
  const { size, mtimeMs } = statSync(locked)
  const mark = `${size} ${mtimeMs} ${statSync(installed).mtimeMs}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return true
  const wanted = JSON.parse(readFileSync(locked, 'utf8')).packages
  const there = JSON.parse(readFileSync(installed, 'utf8')).packages
  const isMissing = ([path, entry]) =>
    path !== '' && !entry.optional && !entry.devOptional && (wantsDev || !entry.dev) && there[path]?.version !== entry.version
  if (Object.entries(wanted).some(isMissing)) return false
  // The old stamp is removed first: in a copy made of hard links it may be another folder's file too.
  rmSync(stamp, { force: true })
  writeFileSync(stamp, mark)
  return true
}

function install() {
  process.stdout.write('Installing what package-lock.json says …\n')
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const arguments_ = ['ci', '--no-audit', '--no-fund', '--include=optional', ...(wantsDev ? ['--include=dev'] : [])]
  const result = npm?.endsWith('.js')
    ? spawnSync(node, [npm, ...arguments_], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', arguments_, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) stop('npm ci did not succeed; what it said stands above. Nothing else was started.')
}

/** Node runs TypeScript by itself from 22.18 and 23.6 on; the program is written for 26. */
function runsTypeScript() {
  return Number(process.versions.node.split('.')[0]) >= 26
}

function stop(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
