import { useRouteLoaderData } from 'react-router'
import type { Reader, Theme } from '#base/page.ts'

/** What the root's loader tells every page. */
export interface RootData {
  language: 'en' | 'vi'
  theme: Theme | undefined
  reader: Reader | undefined
  hasCart: boolean
  requestId: string
}

/** Who is signed in; nothing for a visitor. Right from the first paint, as the server knows it. */
export function useReader(): Reader | undefined {
  return useRouteLoaderData<RootData>('root')?.reader
}

/** Whether a cart may be kept for the reader: a seller's, or one that a visitor has begun before this page. */
export function useHasCart(): boolean {
  return useRouteLoaderData<RootData>('root')?.hasCart ?? false
}
