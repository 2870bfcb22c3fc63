import { inspect } from 'node:util'

/** Turns the JSON lines of the log into lines for a person at a terminal: time, level, message, then what else is known. */
export function readableLines(out: { write(text: string): unknown }): { write(line: string): void } {
  return { write: line => void out.write(readable(line)) }
}

const colours: Readonly<Record<string, string>> = { warn: '\u001b[33m', error: '\u001b[31m', fatal: '\u001b[31m' }

function readable(line: string): string {
  const { time, level, msg = '', pid: _pid, err, ...rest } = JSON.parse(line)
  const clock = new Date(time).toTimeString().slice(0, 8)
  const facts = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : inspect(value, { breakLength: Infinity })}`,
  )
  const stack = err?.stack ? `\n${err.stack}` : ''
  return `${clock} ${colours[level] ?? ''}${String(level).padEnd(5)}\u001b[0m ${[msg, ...facts].join('  ')}${stack}\n`
}
