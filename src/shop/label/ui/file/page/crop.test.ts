import { expect, test } from 'vitest'
import { cropBetween, movedCrop, sizedCrop } from './crop.ts'

const lower = { left: 10, top: 50, right: 10, bottom: 0 }

test('a frame is drawn from any corner, stays on the page and is never too small for a label', () => {
  expect(cropBetween({ x: 10, y: 50 }, { x: 90.4, y: 100 })).toEqual(lower)
  expect(cropBetween({ x: 90.4, y: 100 }, { x: 10, y: 50 })).toEqual(lower)
  expect(cropBetween({ x: -20, y: 50 }, { x: 140, y: 300 })).toEqual({ left: 0, top: 50, right: 0, bottom: 0 })
  expect(cropBetween({ x: 98, y: 98 }, { x: 100, y: 101 })).toEqual({ left: 90, top: 90, right: 0, bottom: 0 })
  expect(cropBetween({ x: 40, y: 40 }, { x: 43, y: 40 })).toEqual({ left: 40, top: 40, right: 50, bottom: 50 })
})

test('a press that draws nothing changes nothing', () => {
  expect(cropBetween({ x: 40, y: 40 }, { x: 41, y: 40.5 })).toBeUndefined()
})

test('a frame moves as far as the page goes, and keeps its size', () => {
  expect(movedCrop(lower, { x: 5, y: -10 })).toEqual({ left: 15, top: 40, right: 5, bottom: 10 })
  expect(movedCrop(lower, { x: 50, y: 50 })).toEqual({ left: 20, top: 50, right: 0, bottom: 0 })
})

test('its corner makes it larger and smaller, down to what holds a label', () => {
  expect(sizedCrop(lower, { x: -20, y: -10 })).toEqual({ left: 10, top: 50, right: 30, bottom: 10 })
  expect(sizedCrop(lower, { x: 50, y: -90 })).toEqual({ left: 10, top: 50, right: 0, bottom: 40 })
})
