import { Fault } from '#base/fault.ts'
import { routes } from '#engine/serve/route.ts'
import { designCalls } from './contract.ts'
import { setTemplateDeleted, setTemplateName } from './template/store.ts'
import { makeTemplate, templateOf, templatePage } from './template/template.ts'

export const designRoutes = routes(designCalls, {
  makeTemplate: async ({ who, body }, tx) => ({ data: await makeTemplate(tx, who.id, body) }),
  myTemplates: async ({ who, query }, db) => ({ data: await templatePage(db, who.id, query) }),
  template: async ({ who, params }, db) => ({ data: await templateOf(db, who.id, params.id) }),
  renameTemplate: async ({ who, params, body }, tx) => {
    if (!(await setTemplateName(tx, who.id, params.id, body.name))) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
    return { data: await templateOf(tx, who.id, params.id) }
  },
  deleteTemplate: async ({ who, params }, tx) => {
    if (!(await setTemplateDeleted(tx, who.id, params.id))) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
    return { data: null }
  },
})
