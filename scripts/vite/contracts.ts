// Contracts as pages have them. A page imports its calls from the contract, which the compiler reads with all their types; what it is
// given is a table of lines (base/wire.ts), so that no shape and no Zod comes along. Anything else that it imports of a contract, such
// as the shape of a form, is the contract's own.
import type { ESTree, Plugin, ViteDevServer } from 'vite'
import type { Calls } from '#base/call.ts'
import { lineOf } from '#base/wire.ts'
import { byNode, isCallsName, type Module } from '../declared.ts'

const table = '?calls'

export function contracts(): Plugin {
  let server: ViteDevServer | undefined
  return {
    name: 'inkport:contracts',
    configureServer(its) {
      server = its
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx?(\?|$)/, code: /contract\.ts['"]/ },
      handler(code) {
        const imports = this.parse(code).body.filter(takesFromContract)
        for (const it of imports)
          if (!isByName(it)) this.error(`A page takes from ${it.source.value} as a whole: import by name the calls and shapes it needs.`)
        return imports.filter(isByName).reduceRight((text, it) => text.slice(0, it.start) + divided(it) + text.slice(it.end), code)
      },
    },
    resolveId: {
      filter: { id: /contract\.ts\?calls$/ },
      async handler(id, importer) {
        const contract = await this.resolve(id.slice(0, -table.length), importer)
        return contract && contract.id + table
      },
    },
    load: {
      filter: { id: /contract\.ts\?calls$/ },
      async handler(id) {
        const path = id.slice(0, -table.length)
        // What Vite serves is read through Vite, so that a changed contract is read anew.
        return tables(await (server ? server.ssrLoadModule(path) : byNode(path)))
      },
    },
  }
}

type Statement = ESTree.Program['body'][number]
type FromContract = Statement & { source: ESTree.StringLiteral }
const takesFromContract = (it: Statement): it is FromContract => 'source' in it && /contract\.ts$/.test(it.source?.value ?? '')

type ByName = ESTree.ImportDeclaration & { specifiers: ESTree.ImportSpecifier[] }
const isByName = (it: Statement): it is ByName =>
  it.type === 'ImportDeclaration' && it.specifiers.every(({ type }) => type === 'ImportSpecifier')

/** The same import as two: of the table, and of the contract itself. */
function divided({ source, specifiers }: ByName): string {
  const importOf = (names: readonly ESTree.ImportSpecifier[], from: string) =>
    names.length === 0 ? '' : `import { ${names.map(it => `${nameOf(it)} as ${it.local.name}`).join(', ')} } from '${from}'; `
  const { calls = [], shapes = [] } = Object.groupBy(specifiers, it => (isCallsName(nameOf(it)) ? 'calls' : 'shapes'))
  return importOf(calls, source.value + table) + importOf(shapes, source.value)
}

const nameOf = ({ imported }: ESTree.ImportSpecifier) => (imported.type === 'Identifier' ? imported.name : imported.value)

/** A table for each group of calls that a contract exports. */
function tables(contract: Module): string {
  const groups = Object.entries(contract as Readonly<Record<string, Calls>>).filter(([name]) => isCallsName(name))
  const lines = groups.map(([name, calls]) => {
    const rows = Object.entries(calls).map(([call, value]) => `  ${call}: ${JSON.stringify(lineOf(value))},\n`)
    return `export const ${name} = /* @__PURE__ */ wire({\n${rows.join('')}})\n`
  })
  return `import { wire } from '#base/wire.ts'\n${lines.join('')}`
}
