import { build, type Plugin, type Rolldown } from 'vite'

/** The files that Vite makes, with this plugin, of a page of src with this source: name → code. */
export async function builtPage(source: string, plugin: Plugin): Promise<Map<string, string>> {
  const path = `${import.meta.dirname.replaceAll('\\', '/').replace(/\/test\/vite$/, '')}/src/page.ts`
  const page: Plugin = {
    name: 'page',
    resolveId: id => (id === 'page' ? path : undefined),
    load: id => (id === path ? source : undefined),
  }
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, plugin],
    build: { write: false, minify: false, rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput // one input, one output
  return new Map(result.output.map(file => [file.fileName, file.type === 'chunk' ? file.code : '']))
}
