import { routes } from '#engine/serve/route.ts'
import { figureCalls } from './contract.ts'
import { bestOf, sellerFigures } from './count.ts'
import { officeFigures } from './count-office.ts'
import { bestFile, figuresFile, officeFiguresFile } from './file.ts'
import { isBestCard } from './rules.ts'

export const figureRoutes = routes(figureCalls, {
  myFigures: async ({ who, query }, db) => ({ data: await sellerFigures(db, who, query.range) }),
  myBest: async ({ who, query }, db) => ({ data: await bestOf(db, { sellerId: who.id, timeZone: who.timeZone }, query.range) }),
  myFiguresFile: async ({ who, query: { range, card } }, db) =>
    isBestCard(card)
      ? bestFile(await bestOf(db, { sellerId: who.id, timeZone: who.timeZone }, range), card)
      : figuresFile(await sellerFigures(db, who, range), card),
  officeFigures: async ({ who, query }, db) => ({ data: await officeFigures(db, who, query.range) }),
  officeBest: async ({ who, query }, db) => ({ data: await bestOf(db, { timeZone: who.timeZone }, query.range) }),
  officeFiguresFile: async ({ who, query: { range, card } }, db) =>
    isBestCard(card)
      ? bestFile(await bestOf(db, { timeZone: who.timeZone }, range), card)
      : officeFiguresFile(await officeFigures(db, who, range), card),
})
