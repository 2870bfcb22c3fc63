import sharp from 'sharp'
import { serveChild } from '../child/serve-child.ts'
import { merge, mergeOn } from './merge.ts'
import { probe } from './probe.ts'
import { render } from './render.ts'

export const imageOperations = { probe, render, merge, mergeOn }

// Only the two allowed formats have a decoder here: whatever else a file pretends to be, nothing opens it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
sharp.cache(false)
sharp.concurrency(2)

serveChild(imageOperations)
