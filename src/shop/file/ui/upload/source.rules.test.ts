import { expect, test } from 'vitest'
import { redrawnName, redrawnSize, sourceKind } from './source.rules.ts'

test('a picture is known by its type, and by its ending where the browser knows none', () => {
  expect(sourceKind({ name: 'a.PNG', type: 'image/png' })).toBe('PRINT')
  expect(sourceKind({ name: 'a.heic', type: '' })).toBe('HEIC')
  expect(sourceKind({ name: 'a.HEIF', type: 'image/heif' })).toBe('HEIC')
  expect(sourceKind({ name: 'a.svg', type: 'image/svg+xml' })).toBe('SVG')
  expect(sourceKind({ name: 'a.webp', type: 'image/webp' })).toBe('WEBP')
  expect(sourceKind({ name: 'a.png', type: 'application/pdf' })).toBeUndefined()
  expect(sourceKind({ name: 'a', type: '' })).toBeUndefined()
})

test('a drawing becomes as large as a print, a photo stays as it is, and neither is larger than a phone’s canvas', () => {
  expect(redrawnSize({ width: 100, height: 50 }, 'SVG')).toEqual({ width: 4800, height: 2400 })
  expect(redrawnSize({ width: 10, height: 10 }, 'SVG')).toEqual({ width: 4096, height: 4096 })
  expect(redrawnSize({ width: 1200, height: 800 }, 'WEBP')).toEqual({ width: 1200, height: 800 })
  const { width, height } = redrawnSize({ width: 8064, height: 6048 }, 'HEIC')
  expect(width * height).toBeLessThanOrEqual(16_777_216)
  expect(width / height).toBeCloseTo(8064 / 6048, 2)
  expect(redrawnName('Logo.final.svg')).toBe('Logo.final.png')
})
