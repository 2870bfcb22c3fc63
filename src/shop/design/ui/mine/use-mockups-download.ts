import { saveBytes } from '#kit/app/save-text.ts'
import { useTellFailed } from '#kit/app/use-tell-failed.ts'
import { api } from '#kit/call/api.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { mockupCalls } from '../../mockup/contract.ts'
import type { MyTemplate } from './Worn.tsx'

/** All mockups of a product as a ZIP: why there are none is said in words, and not saved as a file. */
export function useMockupsDownload({ id, slug }: Pick<MyTemplate, 'id' | 'slug'>): () => Promise<void> {
  const t = useText('design')
  const notice = useNotice()
  const tellFailed = useTellFailed(t('mockupsFailed'))
  return async () => {
    notice.told(t('mockupsDrawn'))
    try {
      const answer = await api.fetch(mockupCalls.templateMockups, { params: { id }, query: {} })
      saveBytes(await answer.blob(), `${slug}-mockups.zip`)
    } catch (error) {
      tellFailed(error)
    }
  }
}
