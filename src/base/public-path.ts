import type { Language } from './text.ts'

/** The address of a public page in a language: Vietnamese stands under /vi. */
export const publicPath = (path: string, language: Language): string => (language === 'vi' ? `/vi${path === '/' ? '' : path}` : path)

/** The same page's address without its language; it has one slash at its start, so that it names no other host. */
export const barePath = (path: string): string => path.replace(/^\/vi(?=\/|$)/, '').replace(/^\/*/, '/')
