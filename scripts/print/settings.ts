// The table of settings in the README, between its two marks.
import { settings } from '#engine/settings.ts'

const begin = '<!-- settings: printed by npm run docs -->'
const end = '<!-- end of settings -->'

/** The README with its table as the code has it; unchanged where the marks are missing. */
export function printSettings(readme: string): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  return from < 0 || to < from ? readme : `${readme.slice(0, from + begin.length)}\n${table()}\n${readme.slice(to)}`
}

function table(): string {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const standard = 'standard' in setting && setting.standard !== '' ? `\`${setting.standard}\`` : ''
    return `| \`${name}\` | ${standard} | ${setting.about.replaceAll('|', '\\|')} |`
  })
  return ['| setting | default | what it does |', '|---|---|---|', ...rows].join('\n')
}
