import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { packingCalls } from './contract.ts'
import { drawSlips, packingOf, savePacking, sendersOf, setLogo, shownPacking } from './packing.ts'
import { takeLogo } from './slip/logo.ts'
import { sampleSlip } from './slip/sample.ts'

export const packingRoutes = routes(packingCalls, {
  myPacking: async ({ who }, db) => ({ data: shownPacking(await packingOf(db, who.id)) }),
  savePacking: async ({ who, body }, tx) => ({ data: await savePacking(tx, who.id, body) }),
  setLogo: prepared({
    async prepare({ files }, _db, engine) {
      for await (const { stream } of files) return takeLogo(engine, stream)
      throw new Fault('FILE_MISSING', { path: 'files' })
    },
    write: async ({ who }, tx, sha256) => ({ data: await setLogo(tx, who.id, sha256) }),
  }),
  removeLogo: async ({ who }, tx) => ({ data: await setLogo(tx, who.id, null) }),
  myLogo: async ({ who }, db, engine) => {
    const { logoSha256 } = await packingOf(db, who.id)
    if (logoSha256 === null) throw new Fault('LOGO_NOT_FOUND')
    return { stream: await engine.files.open(logoSha256), name: 'logo.png', type: 'image/png', isInline: true }
  },
  slipPreview: async ({ who }, _db, engine) => {
    const sender = (await sendersOf(engine, [who.id])).get(who.id)
    if (!sender) throw new Error('Every seller has a sender.')
    const bytes = await drawSlips([{ slip: sampleSlip, sender }])
    return { stream: Readable.from([bytes]), name: 'packing-slip.pdf', type: 'application/pdf', bytes: bytes.length, isInline: true }
  },
})
