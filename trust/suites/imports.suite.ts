// P20: of files as platforms and tools write them, each row is right, left out, refused or asked about, and none is silently wrong.
import { arrangements, layoutNames, orderFile } from '#test/order-files/file.ts'
import { judge } from '#test/order-files/judge.ts'
import { spoiltFile } from '#test/order-files/spoilt.ts'
import { findingOf } from '../money.ts'
import type { Given, Profile, Suite } from '../run/suite.ts'

/** Rows of generated files: the promise is 0 wrong quantities in 10,000. */
const rowsOf: Readonly<Record<Profile, number>> = { bug: 1_500, fast: 0, ci: 10_000, nightly: 60_000 }
/** More orders than a dry run takes in one piece come in one file of eight. */
const ordersOf = (at: number) => (at % 8 === 7 ? 700 : 60)

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  // What a row says does not know the engine.
  ciOn: 'postgres',
  async run({ deployment: open, profile, random, say }: Given) {
    const deployment = await open({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const wrong: string[] = []
    const [mended, counts] = [
      await judge((await deployment.seller('mended')).api, spoiltFile, 1),
      { files: 1, rows: 0, orders: 0, quantities: 0 },
    ]
    wrong.push(...mended.wrong)
    for (let at = 0; counts.rows < rowsOf[profile] && !(profile === 'bug' && wrong.length > 0); at++) {
      const layout = layoutNames[at % layoutNames.length] ?? ''
      const round = Math.floor(at / layoutNames.length)
      const arrangement = layout === 'WOO_WEBTOFFEE' ? arrangements[round % 3] : arrangements[(at + round) % arrangements.length]
      const file = orderFile(random, {
        layout,
        count: profile === 'bug' ? 40 : ordersOf(at),
        dress: at + round,
        ...(arrangement && { arrangement }),
      })
      // Each file is another seller's, so that no order of one repeats another's.
      const found = await judge((await deployment.seller(`files${at}`, `10.0.${at >> 8}.${at & 255}`)).api, file, 10)
      counts.files++
      counts.rows += found.rows
      counts.orders += found.orders
      counts.quantities += found.wrongQuantities
      wrong.push(...found.wrong)
      if (at % 10 === 9) say(`${counts.files} files, ${counts.rows} rows, ${counts.orders} orders made, ${wrong.length} things wrong`)
    }
    const what = `${counts.rows} rows in ${counts.files} files of ${layoutNames.length} layouts, ${counts.orders} orders made of them`
    const quantities = counts.quantities === 0 ? [] : [`${counts.quantities} wrong quantities`]
    return [
      findingOf('P20', what, 'each row right, left out, refused or asked about', wrong),
      findingOf('P20', `quantities of ${counts.rows} rows`, '0 wrong', quantities),
    ]
  },
}
