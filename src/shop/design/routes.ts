import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { designCalls } from './contract.ts'
import { sendProof } from './template/proof.ts'
import { setTemplateDeleted, setTemplateName } from './template/store.ts'
import { assertDesignLetters, makeTemplate, templateOf, templatePage } from './template/template.ts'

export const designRoutes = routes(designCalls, {
  makeTemplate: prepared({
    prepare: ({ body }, _, engine) => assertDesignLetters(engine, body.document),
    write: async ({ who, body }, tx) => ({ data: await makeTemplate(tx, who.id, body) }),
  }),
  myTemplates: async ({ who, query }, db) => ({ data: await templatePage(db, who.id, query) }),
  template: async ({ who, params }, db) => ({ data: await templateOf(db, who.id, params.id) }),
  templateProof: ({ who, params, query, request }, db, engine) =>
    sendProof(engine, db, { sellerId: who.id, id: params.id, ...query, holds: request.holds }),
  renameTemplate: async ({ who, params, body }, tx) => {
    if (!(await setTemplateName(tx, who.id, params.id, body.name))) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
    return { data: await templateOf(tx, who.id, params.id) }
  },
  deleteTemplate: async ({ who, params }, tx) => {
    if (!(await setTemplateDeleted(tx, who.id, params.id))) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
    return { data: null }
  },
})
