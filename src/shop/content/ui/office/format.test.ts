import { expect, test } from 'vitest'
import { applied, blocked, type Edit, headed, linked, marked } from './format.ts'

/** The selection stands between bars. */
const at = (written: string) => {
  const [before = '', inside = '', after = ''] = written.split('|')
  return { text: before + inside + after, start: before.length, end: before.length + inside.length }
}
const after = (written: string, act: (selection: ReturnType<typeof at>) => Edit) => {
  const selection = at(written)
  const edit = act(selection)
  const text = applied(selection.text, edit)
  return `${text.slice(0, edit.selectFrom)}|${text.slice(edit.selectFrom, edit.selectTo)}|${text.slice(edit.selectTo)}`
}

test('bold is put on and taken away by the same button, and the words stay selected', () => {
  expect(after('a |word| b', it => marked(it, '**'))).toBe('a **|word|** b')
  expect(after('a **|word|** b', it => marked(it, '**'))).toBe('a |word| b')
  expect(after('a || b', it => marked(it, '*'))).toBe('a *||* b')
})
test('lists, quotes and headings take whole lines, and numbers count', () => {
  expect(after('one\nt|wo\nthr|ee', it => headed(it, '- '))).toBe('one\n|- two\n- three|')
  expect(after('|a\nb|', it => headed(it, '1. '))).toBe('|1. a\n2. b|')
  expect(after('|1. a\n2. b|', it => headed(it, '1. '))).toBe('|a\nb|')
  expect(after('ti||tle', it => headed(it, '## '))).toBe('## title||')
  expect(after('||', it => headed(it, '> '))).toBe('> ||')
})
test('a link waits for its address; without words it waits for them', () => {
  expect(after('see |this|', it => linked(it))).toBe('see [this](|https://|)')
  expect(after('see ||', it => linked(it))).toBe('see [||](https://)')
})
test('a block stands between empty lines', () => {
  expect(after('text||', it => blocked(it, 'B'))).toBe('text\n\nB\n\n||')
  expect(after('text\n||\nmore', it => blocked(it, 'B'))).toBe('text\n\nB\n||\nmore')
})
