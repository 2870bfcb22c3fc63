import { expect, test } from 'vitest'
import { chokeOf, isWhiteCloth } from './underbase.rules.ts'

test('white cloth is told by its colour', () => {
  expect(['#ffffff', '#fbfbfa', '#f0f0f0'].map(isWhiteCloth)).toEqual([true, true, true])
  expect(['#000000', '#f3ead8', '#efefef', '#ffff00', ''].map(isWhiteCloth)).toEqual([false, false, false, false, false])
})

test('a choke is as wide in inches whatever the print’s dots per inch', () => {
  expect([chokeOf('OFF', 300), chokeOf('CHOKE_0', 300), chokeOf('CHOKE_2', 300), chokeOf('CHOKE_2', 150)]).toEqual([undefined, 0, 2, 1])
})
