// docs/settings.md: every setting of the environment.
import { settings } from '#engine/settings.ts'

export function printSettings(): string {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const standard = 'standard' in setting && setting.standard !== '' ? `\`${setting.standard}\`` : ''
    return `| \`${name}\` | ${standard} | ${setting.about.replaceAll('|', '\\|')} |\n`
  })
  return `# Settings
Printed from \`src/engine/settings.ts\` by \`npm run docs\`. All are environment variables, checked at the start; a wrong one is named in a line. What the owner changes while it runs stands in the office, under Settings.

| setting | default | what it does |
|---|---|---|
${rows.join('')}`
}
