// A page's script for tests and benches that paint in a browser.
import { build } from 'vite'

/** The module at this path with all that it imports, as one script. */
export async function bundled(input: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, output: { codeSplitting: false } } },
  })
  const outputs = [made].flat().flatMap(each => ('output' in each ? each.output : []))
  return outputs.map(each => (each.type === 'chunk' ? each.code : '')).join('\n')
}
