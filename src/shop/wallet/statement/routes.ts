import { prepared, routes } from '#engine/serve/route.ts'
import { statementCalls } from './contract.ts'
import { importStatement, matchLine, putLineAside, showStatement, takeStatement } from './match.ts'
import { listLines, listStatements } from './store.ts'

export const statementRoutes = routes(statementCalls, {
  readStatement: prepared({
    prepare: ({ files }, _db, engine) => takeStatement(files, engine),
    write: async ({ body }, tx, file) => ({ data: await showStatement(tx, body.bankAccountId, file) }),
  }),
  importStatement: prepared({
    prepare: ({ files }, _db, engine) => takeStatement(files, engine),
    write: async ({ who, body }, tx, file) => {
      const { bankAccountId, again, date, amount, memo, reference } = body
      const columns = { date, amount, memo, reference }
      return { data: await importStatement(tx, who.id, { bankAccountId, columns, again: again === 'yes', file }) }
    },
  }),
  bankStatements: async ({ query }, db) => ({ data: await listStatements(db, query) }),
  bankLines: async ({ query }, db) => ({ data: await listLines(db, query) }),
  matchLine: async ({ who, params, body }, tx) => ({ data: await matchLine(tx, who.id, params.id, body) }),
  setLineAside: async ({ who, params, body }, tx) => ({ data: await putLineAside(tx, who.id, params.id, body.remark) }),
})
