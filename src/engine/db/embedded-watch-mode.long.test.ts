import { expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

test('the embedded database runs under node --watch, whose threads report what they import', async () => {
  process.env.WATCH_REPORT_DEPENDENCIES = '1'
  try {
    const embedded = await startEmbedded(undefined)
    await embedded.close()
    expect(await Promise.race([embedded.died, 'alive'])).toBe('alive')
  } finally {
    delete process.env.WATCH_REPORT_DEPENDENCIES
  }
})
