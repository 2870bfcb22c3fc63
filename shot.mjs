import { chromium } from 'playwright-core'
const [,, base, link, ...paths] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const w = Number(process.env.W ?? 1440), h = w < 500 ? 844 : 900
const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: process.env.DARK ? 'dark' : 'light', locale: process.env.LANG2 ?? 'en-US' })
const p = await c.newPage()
p.on('console', m => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0,300)))
p.on('pageerror', e => console.log('PAGEERROR', e.message.slice(0,300)))
p.on('response', r => r.status() >= 400 && console.log('HTTP', r.status(), r.url()))
if (link && link !== '-') { await p.goto(base + link); await p.waitForTimeout(1500); const btn = await p.$('main button'); if (btn) { await btn.click(); await p.waitForTimeout(2000) } console.log('after link', p.url()) }
if (process.env.STATE_OUT) await c.storageState({ path: process.env.STATE_OUT })
for (const path of paths) { await p.goto(base + path, { waitUntil: 'networkidle', timeout: 20000 }).catch(e => console.log(e.message.slice(0,100))); await p.waitForTimeout(700); const f = `/tmp/wt/shots/${(process.env.TAG??'')}${path.replace(/\W+/g,'_')||'home'}_${w}.png`; await p.screenshot({ path: f, fullPage: !!process.env.FULL }); console.log(f, p.url()) }
await b.close()
