import { expect, test } from 'vitest'
import { paintFirst } from './first-paint.ts'

const drawn = [
  '<html lang="en"><head><link rel="preload" href="/assets/inter.woff2" as="font"/><link rel="modulepreload" href="/assets/frame-1.js" nonce="n"/>',
  '<link nonce="n" rel="stylesheet" href="/assets/frame-1.css#"/><link nonce="n" rel="stylesheet" href="/assets/HomePage-2.css"/></head>',
  '<body><main>Shirts</main><script nonce="n">context</script><script nonce="n" type="module" async="">import "/assets/entry-1.js"</script></body></html>',
].join('')
const styles = async (path: string) => `/* ${path} */`

test('a page carries its styles and asks for no script before it is painted', async () => {
  const html = await paintFirst(drawn, 'n', styles)
  expect(html).toContain('<style nonce="n">/* /assets/frame-1.css *//* /assets/HomePage-2.css */</style></head>')
  expect(html).not.toMatch(/<link [^>]*modulepreload|<script [^>]*type="module"/)
  for (const [link] of html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)) expect(link).toMatch(/ disabled="" media="print" /)
  expect(html).toMatch(/^<html data-unpainted="" lang="en">/)
  // What is on the first screen is still asked for at once.
  expect(html).toContain('<link rel="preload" href="/assets/inter.woff2" as="font"/>')
  expect(html).toContain('<script nonce="n" type="text/plain" id="held">import "/assets/entry-1.js"</script>')
})

const lastScriptOf = (html: string) => /<script nonce="n">(?<code>\(function wake[\s\S]*)<\/script><\/body>/.exec(html)?.groups?.code ?? ''

test('its last script asks for all of them after the paint', async () => {
  const script = lastScriptOf(await paintFirst(drawn, 'n', styles))
  expect(script).toContain('(document.currentScript.nonce,"held",["/assets/frame-1.js"],undefined)')
  expect(() => new Function(script)).not.toThrow()
})

test('a page that is hydrated on interaction says what its reader does before', async () => {
  const waiting = drawn.replace('<html ', '<html data-hydrates="on-interaction" ')
  const script = lastScriptOf(await paintFirst(waiting, 'n', styles))
  expect(script).toContain('["/assets/frame-1.js"],hydrate => {')
  expect(script).toContain('"my-order"')
  expect(() => new Function(script)).not.toThrow()
})
