import { useRef, useState } from 'react'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { designCalls } from '../../contract.ts'
import type { MyTemplate } from './Worn.tsx'

type Named = Pick<MyTemplate, 'id' | 'name'>
/** So many names are read in a question; of the rest their number. */
const namesMax = 5

/** Duplicates and deletes of one or many, after a question that says what happens; the first that is refused ends it, and says why. */
export function useTemplateActs(onDone: () => void = () => undefined) {
  const t = useText('design')
  const confirm = useConfirm()
  const notice = useNotice()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const changes = [designCalls.myTemplates]
  const duplicates = useSend(designCalls.duplicateTemplate, { changes })
  const removes = useSend(designCalls.deleteTemplate, { changes })

  const each = async (rows: readonly Named[], act: (row: Named) => Promise<unknown>): Promise<number> => {
    if (isUnderWay.current) return 0
    isUnderWay.current = true
    setBusy(true)
    let count = 0
    try {
      for (const row of rows) {
        await act(row)
        count++
      }
      onDone()
    } catch (error) {
      notice.failed(error)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
    return count
  }
  const listed = (names: readonly string[]) =>
    names.length <= namesMax
      ? names.join(', ')
      : t('andMore', { names: names.slice(0, namesMax).join(', '), count: names.length - namesMax })

  return {
    isBusy,
    async duplicate(rows: readonly Named[]) {
      const names = rows.map(({ name }) => name)
      const title = t('duplicateTitle', { count: rows.length })
      if (!(await confirm({ title, children: t('duplicateHint', { names: listed(names) }), action: t('duplicate') }))) return
      const count = await each(rows, ({ id }) => duplicates.mutateAsync({ params: { id }, body: {} }))
      if (count > 0) notice.done(t('duplicated', { count }))
    },
    async remove(rows: readonly Named[]) {
      const [first] = rows
      const title = rows.length === 1 && first ? t('removeTitle', { name: first.name }) : t('removeTitleMany', { count: rows.length })
      const children = rows.length === 1 ? t('removeHint') : `${listed(rows.map(({ name }) => name))}. ${t('removeHint')}`
      if (!(await confirm({ title, children, action: t('remove'), isDangerous: true }))) return
      const count = await each(rows, ({ id }) => removes.mutateAsync({ params: { id } }))
      if (count === 1 && first) notice.done(t('removed', { name: first.name }))
      else if (count > 0) notice.done(t('removedMany', { count }))
    },
  }
}
