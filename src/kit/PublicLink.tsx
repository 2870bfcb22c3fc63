import { Link, type LinkProps } from 'react-router'
import type { Language } from '#base/text.ts'
import { useLanguage } from './use-text.ts'

/** The address of a public page in a language: Vietnamese stands under /vi. */
export const publicPath = (path: string, language: Language): string => (language === 'vi' ? `/vi${path === '/' ? '' : path}` : path)

/** The same page's address without its language. */
export const barePath = (path: string): string => path.replace(/^\/vi(?=\/|$)/, '') || '/'

/** A link to a public page that stays in the reader's language. */
export function PublicLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link {...rest} to={publicPath(to, useLanguage())} />
}
