import { Link, type LinkProps } from 'react-router'
import { publicPath } from '#base/text.ts'
import { useLanguage } from '../use-text.ts'

/** A link to a public page that stays in the reader's language. */
export function PublicLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link {...rest} to={publicPath(to, useLanguage())} />
}
