import sharp from 'sharp'
import type { TextPaint } from '#base/paint/geometry.ts'
import { serveChild } from '../child/serve-child.ts'
import { assertLetters, type MeasuredText, measuredText } from '../fonts/open-font.ts'
import { cutout } from './cutout/cutout.ts'
import { gang } from './gang/sheet.ts'
import { ink } from './ink.ts'
import { merge, mergeOn } from './merge.ts'
import { mockupBase } from './mockup/base.ts'
import { mockup } from './mockup/draw.ts'
import { probe } from './probe.ts'
import { proof, render } from './render.ts'
import { underbase } from './underbase/underbase.ts'

/** Throws FONT_UNKNOWN and LETTERS_MISSING: nothing of a seller's text is shaped, or looked up, outside of here. */
const letters = (texts: readonly Pick<TextPaint, 'text' | 'fontId'>[]): void => texts.forEach(assertLetters)

/** Throws FONT_UNKNOWN. */
const measure = (texts: readonly TextPaint[]): MeasuredText[] => texts.map(measuredText)

export const imageOperations = { probe, ink, cutout, render, proof, merge, mergeOn, mockupBase, mockup, gang, underbase, letters, measure }

// Only the two allowed formats have a decoder here: whatever else a file pretends to be, nothing opens it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
sharp.cache(false)
sharp.concurrency(2)

serveChild(imageOperations)
