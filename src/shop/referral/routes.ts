import { Readable } from 'node:stream'
import { qrDataUrl, qrPng } from '#engine/image/qr.ts'
import { routes } from '#engine/serve/route.ts'
import { referralCalls } from './contract.ts'
import { decideReferral, endProgramme, makeProgramme, myReferral } from './programme.ts'
import { listProgrammes, listReferrals } from './store.ts'

const QR_PIXELS = 1024

export const referralRoutes = routes(referralCalls, {
  myReferral: async ({ who }, db, { config }) => {
    const found = await myReferral(db, who.id, config.publicUrl)
    return { data: { ...found, qr: await qrDataUrl(found.link) } }
  },
  myReferralQr: async ({ who }, db, { config }) => {
    const { code, link } = await myReferral(db, who.id, config.publicUrl)
    return { stream: Readable.from([await qrPng(link, QR_PIXELS)]), name: `referral-${code}.png`, type: 'image/png' }
  },
  myReferrals: async ({ who, query }, db) => ({ data: await listReferrals(db, { ...query, inviterId: who.id }) }),
  officeReferrals: async ({ query }, db) => ({ data: await listReferrals(db, query) }),
  decideReferral: async ({ who, params, body }, tx) => ({ data: await decideReferral(tx, who, params.id, body) }),
  officeProgrammes: async (_, db) => ({ data: await listProgrammes(db) }),
  makeProgramme: async ({ who, body }, tx) => ({ data: await makeProgramme(tx, who.id, body) }),
  endProgramme: async ({ params }, tx) => ({ data: await endProgramme(tx, params.id) }),
})
