import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageContext } from '#kit/page-context.ts'
import { homeOf } from './home.ts'

/** Whoever is signed in already goes on to where they wanted to be. */
export function visitorsOnly({ request, context }: LoaderFunctionArgs): null {
  const { reader } = context.get(pageContext)
  if (reader) throw redirect(homeOf(reader, new URL(request.url).searchParams.get('redirect')))
  return null
}
