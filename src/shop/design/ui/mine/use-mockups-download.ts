import { useRef, useState } from 'react'
import { saveBytes } from '#kit/app/save-text.ts'
import { useTellFailed } from '#kit/app/use-tell-failed.ts'
import { api } from '#kit/call/api.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { mockupCalls } from '../../mockup/contract.ts'
import type { MyTemplate } from './Worn.tsx'

/** Whether there is something to download: of drafts there is not. */
export const hasMockups = ({ state, mockups }: Pick<MyTemplate, 'state' | 'mockups'>): boolean => state === 'READY' && mockups.length > 0

/** All mockups of each product as a ZIP of its own, one after the other: why there are none is said in words, and not saved as a file. */
export function useMockupsDownload() {
  const t = useText('design')
  const notice = useNotice()
  const tellFailed = useTellFailed(t('mockupsFailed'))
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const download = async (templates: readonly Pick<MyTemplate, 'id' | 'slug'>[]) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    notice.told(t('mockupsDrawn'))
    for (const { id, slug } of templates)
      try {
        const answer = await api.fetch(mockupCalls.templateMockups, { params: { id }, query: {} })
        saveBytes(await answer.blob(), `${slug}-mockups.zip`)
      } catch (error) {
        tellFailed(error)
      }
    isUnderWay.current = false
    setBusy(false)
  }
  return { download, isBusy }
}
