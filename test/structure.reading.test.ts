// How the structure test reads sources: their imports, and the screens with their layouts.
import { expect, test } from 'vitest'
import { blank, importsOf } from './structure/imports.ts'
import { screensOf } from './structure/public.ts'

test('imports are read from code, not from comments, strings and templates', () => {
  const source = [
    "import type { A } from './a.ts'",
    'import {\n  b,\n  type C,\n} from "./b.ts"',
    "import d, * as e from './d.ts'",
    "export * as f from './f.ts'",
    "import './g.css'",
    "// import { no } from './comment.ts'",
    "/* import './block.ts' */",
    'const text = "import { no } from \'./string.ts\'"',
    'const template = `\nimport { no } from "./template.ts"\n`',
    "const pattern = /['\"`]/.test(text) ? 'x' : `y`",
    "const later = () => import('./later.ts')",
    "type Later = typeof import('./type.ts')",
    "declare module '#base/event.ts' {}",
  ].join('\n')
  expect(importsOf(blank(source)).map(it => [it.from, it.kind, it.line])).toEqual([
    ['./a.ts', 'type', 1],
    ['./b.ts', 'value', 2],
    ['./d.ts', 'value', 6],
    ['./f.ts', 'value', 7],
    ['./g.css', 'effect', 8],
    ['./later.ts', 'dynamic', 16],
    ['./type.ts', 'type', 17],
  ])
})

test('screens are read with their layouts', () => {
  const routes =
    "export default [\n  route('vi?', 'web/A.tsx', [index('web/Home.tsx'), route('blogs/:id', 'web/Blog.tsx')]),\n  layout('web/PortalLayout.tsx', [...prefix('office', [route('x', 'web/X.tsx')])]),\n  route('*', 'web/Missing.tsx'),\n]"
  expect(screensOf(routes)).toEqual([
    { file: 'src/web/A.tsx', layouts: [] },
    { file: 'src/web/Home.tsx', layouts: ['web/A.tsx'] },
    { file: 'src/web/Blog.tsx', layouts: ['web/A.tsx'] },
    { file: 'src/web/PortalLayout.tsx', layouts: [] },
    { file: 'src/web/X.tsx', layouts: ['web/PortalLayout.tsx'] },
    { file: 'src/web/Missing.tsx', layouts: [] },
  ])
})
