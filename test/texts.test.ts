import { expect, test } from 'vitest'
import { textFindings } from './structure/texts.ts'
import { readTree } from './structure/tree.ts'

// The gate asks it by its check (scripts/check.ts).
test('every text is there in both languages and is used', { tags: 'long' }, () => {
  expect(textFindings(readTree(`${import.meta.dirname}/..`)).map(it => `${it.path}:${it.line} ${it.text}`)).toEqual([])
})

const page = [
  'src/shop/order/ui/OrderPage.tsx',
  "const t = useText('order')\nt('title')\nt(`status$" + "{word}`)\nt('count', { count })",
] as const
const findings = (text: string) => textFindings(new Map([page, ['src/shop/order/text.ts', text]])).map(it => `${it.line} ${it.text}`)

test('a text between the tags of a page is used', () => {
  const source = "const t = useText('order')\nreturn isOpen ? <Open at={at} /> : <span>{t('closed')}</span>"
  const tree = new Map([
    ['src/shop/order/ui/OrderPage.tsx', source],
    ['src/shop/order/text.ts', "texts({ closed: ['Closed', 'Đã đóng'] })"],
  ])
  expect(textFindings(tree)).toEqual([])
})

test('an unused, an empty and a differing text are found', () => {
  expect(
    findings(
      "export const orderText = texts({\n  title: ['Orders', 'Đơn hàng'],\n  statusNew: ['New', 'Mới'],\n  count_one: ['{{count}} order', '{{count}} đơn'],\n  lost: ['Lost', 'Mất'],\n})",
    ),
  ).toEqual(['5 lost: no screen or mail uses this text'])
  expect(findings("texts({\n  title: ['Orders', ''],\n})")).toEqual(['2 title: a language is empty'])
  expect(findings("texts({ title: ['{{a}} orders', 'Đơn'] })")).toEqual([
    '1 title: the places differ: {{a}} in English, {{}} in Vietnamese',
  ])
})

test('texts that pages would not find by their name are found', () => {
  const source = "declare module '#base/text.ts' {\n  interface Texts {\n    order: typeof listText\n  }\n}\n"
  expect(findings(source)).toEqual(['3 order: must be exported as orderText'])
})
