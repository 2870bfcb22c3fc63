import { expect, test } from 'vitest'
import { readTexts, texts } from '../../scripts/vite/texts.ts'
import { builtPage } from './build.ts'

const built = (source: string) => builtPage(source, texts())

test('the browser has a language and a namespace in a file of its own', async () => {
  const files = await built("export const read = () => import('virtual:texts/vi')")
  const carts = [...files].filter(([, code]) => code.includes('Đến thanh toán'))
  expect(carts.map(([name]) => name.replace(/-.{8}\.js$/, ''))).toEqual(['assets/cart'])
  expect(carts[0]?.[1]).not.toContain('Go to checkout')
  expect([...files.values()].join('')).not.toContain('Go to checkout')
})

test('the server has every text and every refusal in both languages at once', async () => {
  const files = [...(await built("export { tables } from 'virtual:texts'")).values()]
  expect(files).toHaveLength(1)
  for (const text of ['Go to checkout', 'Đến thanh toán', 'Not found.']) expect(files[0]).toContain(text)
})

test('a namespace that two files fill is refused by its name', async () => {
  await expect(readTexts(async () => ({ mugText: { title: ['Mug', 'Cốc'] } }))).rejects.toThrow(
    'the texts of mug stand in another file already',
  )
})

test('a place of the menu that two domains call by other words is refused', async () => {
  await expect(readTexts(async path => ({ mugOfficePlaceText: { mugs: ['Mugs', path] } }))).rejects.toThrow('mugs is said in two ways')
})
