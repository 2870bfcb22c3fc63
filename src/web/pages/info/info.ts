import type { LoaderFunctionArgs } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { apiOf, pageContext } from '#kit/page-context.ts'
import { pageCalls } from '#shop/content/page/contract.ts'
import type { PageKey } from '#shop/content/page/rules.ts'

/** One of the shop's own pages as its readers see it. */
export type InfoText = CallAnswer<typeof pageCalls.page>['data']

/** In the page's language: as the office published it, else as it is built in. */
export async function infoText(context: LoaderFunctionArgs['context'], key: PageKey): Promise<InfoText> {
  const { language } = context.get(pageContext)
  return (await apiOf(context)(pageCalls.page, { params: { key }, query: { language } })).data
}
