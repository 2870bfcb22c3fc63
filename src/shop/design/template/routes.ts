import { Fault } from '#base/fault.ts'
import { prepared, routes, signerOf, type Who } from '#engine/serve/route.ts'
import { designCalls } from '../contract.ts'
import { applyTemplate } from './apply/apply.ts'
import { checkLetters, discardDraft, duplicateTemplate, saveDraft, saveTemplate } from './draft/draft.ts'
import { assertDesignLetters } from './drawn.ts'
import { sendProof } from './proof.ts'
import { setTemplateDeleted, setTemplateName } from './store.ts'
import { makeTemplate, templateBySlug, templateOf, templatePage, type Writer } from './template.ts'

const writer = (who: Who): Writer => ({ sellerId: who.id, signerId: signerOf(who).id })

export const templateRoutes = routes(designCalls, {
  makeTemplate: prepared({
    prepare: ({ body }, _, engine) => assertDesignLetters(engine, body.document?.sides),
    write: async ({ who, body }, tx) => ({ data: await makeTemplate(tx, writer(who), body) }),
  }),
  myTemplates: async ({ who, query }, db) => ({ data: await templatePage(db, who.id, query) }),
  template: async ({ who, params }, db) => ({ data: await templateOf(db, who.id, params.id) }),
  templateBySlug: async ({ who, params }, db) => ({ data: await templateBySlug(db, who.id, params.slug) }),
  templateProof: ({ who, params, query }, db, engine) => sendProof(engine, db, { sellerId: who.id, id: params.id, ...query }),
  renameTemplate: async ({ who, params, body }, tx) => {
    if (!(await setTemplateName(tx, who.id, params.id, body.name))) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
    return { data: await templateOf(tx, who.id, params.id) }
  },
  saveDraft: async ({ who, params, body }, tx) => ({ data: await saveDraft(tx, writer(who), params.id, body) }),
  saveTemplate: prepared({
    prepare: ({ who, params }, db, engine) => checkLetters(engine, db, who.id, params.id),
    write: async ({ who, params, body }, tx, checkedVersion) => ({
      data: await saveTemplate(tx, writer(who), params.id, { version: body.version, checkedVersion }),
    }),
  }),
  discardDraft: async ({ who, params, body }, tx) => ({ data: await discardDraft(tx, writer(who), params.id, body.version) }),
  duplicateTemplate: async ({ who, params, body }, tx) => ({ data: await duplicateTemplate(tx, writer(who), params.id, body.name) }),
  applyTemplate: async ({ who, params, body }, tx) => ({ data: await applyTemplate(tx, writer(who), params.id, body) }),
  deleteTemplate: async ({ who, params }, tx) => {
    if (!(await setTemplateDeleted(tx, who.id, params.id))) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
    return { data: null }
  },
})
