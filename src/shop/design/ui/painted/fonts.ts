// The fonts of designs in the page: each file is fetched and read once. With it comes the reader of fonts, which is large.
import { create } from 'fontkit'
import type { PaintFont } from '#base/paint/outline.ts'
import { api } from '#kit/call/api.ts'
import { fontCalls } from '../../document/font/contract.ts'

const fonts = new Map<string, Promise<PaintFont>>()
/** A font, read; rejects where it cannot be had, and is asked for again the next time. */
export function fontOf(id: string): Promise<PaintFont> {
  const font = fonts.get(id) ?? fetchFont(id)
  fonts.set(id, font)
  font.catch(() => fonts.delete(id))
  return font
}
const faces = new Map<string, Promise<unknown>>()
/** Lets the page's own fields be set in a font, by the family `design-ID`. */
export function addFace(id: string): Promise<unknown> {
  const face = faces.get(id) ?? loadFace(id)
  faces.set(id, face)
  face.catch(() => faces.delete(id))
  return face
}
async function loadFace(id: string) {
  const { url = '' } = (await api(fontCalls.fonts)).data.find(each => each.id === id) ?? {}
  document.fonts.add(await new FontFace(`design-${id}`, `url("${url}")`).load())
}

async function fetchFont(id: string): Promise<PaintFont> {
  const face = (await api(fontCalls.fonts)).data.find(each => each.id === id)
  if (!face) throw new Error(`no such font: ${id}`)
  const answer = await fetch(face.url)
  if (!answer.ok) throw new Error(`${face.url} answers ${answer.status}`)
  const font = create(new Uint8Array(await answer.arrayBuffer()) as Buffer) // all that fontkit reads of one
  if (!('layout' in font)) throw new Error(`${face.url} holds more than one font`)
  return font
}
