const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** '4.2 MB': bytes as people read them, in steps of 1024; the figure and its unit stay in one line. */
export function formatBytes(bytes: number, language: string): string {
  const step = Math.min(bytes < 1024 ? 0 : Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const value = bytes / 1024 ** step
  const written = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
  return written.replace(' ', '\u00a0')
}
