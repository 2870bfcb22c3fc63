// The browser of the journeys: CHROMIUM_PATH, else the machine's own Chromium (the headless one first: a fifth faster) or Chrome, else
// the packed one.
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** It speaks to nobody but the server under test. */
export const flags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
]

/** The path of a browser on this machine, or nothing where it has none (the packed one may still start). */
export const installedChromium = (): string | undefined => process.env.CHROMIUM_PATH ?? usual.find(path => existsSync(path))

export async function launchChromium(): Promise<Browser> {
  const executablePath = installedChromium()
  if (executablePath) return chromium.launch({ executablePath, args: [...flags] })
  const packed = (await import('@sparticuz/chromium')).default
  return chromium.launch({ executablePath: await packed.executablePath(), args: [...new Set([...packed.args, ...flags])] })
}

/** Why no browser starts on this machine, or nothing where one does. */
export async function whyNoBrowser(): Promise<string | undefined> {
  try {
    const browser = await launchChromium()
    await browser.close()
    return undefined
  } catch (error) {
    const first = (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join(' ')
    return `no browser starts here (${first}). On Debian: apt-get install chromium-headless-shell; elsewhere set CHROMIUM_PATH.`
  }
}
