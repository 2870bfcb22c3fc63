import { routes } from '#engine/serve/route.ts'
import { figureCalls } from './contract.ts'
import { sellerFigures } from './figures.ts'
import { figuresFile, officeFiguresFile } from './file.ts'
import { officeFigures } from './office.figures.ts'

export const figureRoutes = routes(figureCalls, {
  myFigures: async ({ who, query }, db) => ({ data: await sellerFigures(db, who, query.range) }),
  myFiguresFile: async ({ who, query }, db) => figuresFile(await sellerFigures(db, who, query.range), query.card),
  officeFigures: async ({ who, query }, db) => ({ data: await officeFigures(db, who, query.range) }),
  officeFiguresFile: async ({ who, query }, db) => officeFiguresFile(await officeFigures(db, who, query.range), query.card),
})
