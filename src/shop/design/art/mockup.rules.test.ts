import { expect, test } from 'vitest'
import { clothColor } from '#base/paint/mockup.ts'
import { isShown, mockupsOf, viewsOf } from './mockup.rules.ts'

const views = [
  { view: 'front', sides: ['FRONT', 'LEFT_SLEEVE'] },
  { view: 'back', sides: ['BACK'] },
  { view: 'detail', sides: [] },
] as const
const side = (side: 'FRONT' | 'BACK' | 'HOOD' | 'LEFT_SLEEVE', layers = 1) => ({ side, layers: Array.from({ length: layers }) })

test('a design is shown in the views of its sides, that of its first side first; empty sides count for nothing', () => {
  expect(viewsOf([side('BACK'), side('LEFT_SLEEVE')], views)).toEqual(['back', 'front'])
  expect(viewsOf([side('FRONT', 0), side('BACK')], views)).toEqual(['back'])
  expect(viewsOf([side('HOOD')], views)).toEqual([])
  expect([isShown('LEFT_SLEEVE', views), isShown('HOOD', views)]).toEqual([true, false])
})

test('a mockup’s address names all that it shows, and no letter of a colour or a text breaks it', () => {
  const asked = { color: 'Sand & Sea', version: 3, text: 'Mia?' }
  expect(mockupsOf({ id: 7, sides: [side('FRONT')] }, views, asked)).toEqual([
    { view: 'front', url: '/v1/product-custom-template/7/mockup?size=600&color=Sand%20%26%20Sea&version=3&text=Mia%3F&view=front' },
  ])
  expect(mockupsOf({ id: 7, sides: [side('FRONT')] }, [], asked)).toEqual([])
})

test('another save, photograph or place is another address', () => {
  const address = (stamp: number, base: string) =>
    mockupsOf({ id: 7, sides: [side('FRONT')] }, [{ view: 'front', sides: ['FRONT'], base }], { color: 'Black', stamp })[0]?.url
  expect(address(4, 'a1b2')).toMatch(/&view=front&shows=4-a1b2$/)
  expect(new Set([address(4, 'a1b2'), address(5, 'a1b2'), address(4, 'c3d4')]).size).toBe(3)
})

test('cloth gives back a little light: black keeps its folds and stays black, white stays white', () => {
  expect([clothColor('#000000'), clothColor('#1c1d20'), clothColor('#ffffff')]).toEqual(['#242424', '#303032', '#ffffff'])
})
