import { routes } from '#engine/serve/route.ts'
import { mockupCalls } from './contract.ts'
import { mockupZip, templateMockup } from './template.ts'

export const mockupRoutes = routes(mockupCalls, {
  templateMockup: ({ who, params, query }, db, engine) => templateMockup(engine, db, { sellerId: who.id, id: params.id, ...query }),
  templateMockups: ({ who, params, query }, db, engine) => mockupZip(engine, db, { sellerId: who.id, id: params.id, size: query.size }),
})
