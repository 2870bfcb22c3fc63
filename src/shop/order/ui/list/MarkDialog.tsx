import { useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Select } from '#kit/control/Select.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { useText } from '#kit/use-text.ts'
import { SellerStatus } from '../../status/contract.ts'

/** What is written on the chosen orders; a tag that is not changed stays. */
export interface Mark {
  sellerStatus?: SellerStatus
  tag?: string
}

/** Asks how the chosen orders are marked, and by which tag they are found. */
export function MarkDialog({ count, onMark, onClose }: { count: number; onMark: (mark: Mark) => void; onClose: () => void }) {
  const t = useText('order')
  const [status, setStatus] = useState('')
  const [isTagged, setTagged] = useState(false)
  const [tag, setTag] = useState('')
  const sellerStatus = SellerStatus.options.find(each => each === status)
  const mark = { ...(sellerStatus && { sellerStatus }), ...(isTagged && { tag: tag.trim() }) }
  const isNothing = sellerStatus === undefined && !isTagged
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('markTitle', { count })}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="primary" reason={isNothing ? t('markNothing') : undefined} onClick={() => onMark(mark)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Select
        label={t('filterMark')}
        choices={[{ value: '', label: t('markKept') }, ...SellerStatus.options.map(value => ({ value, label: t(`mark_${value}`) }))]}
        value={status}
        onChange={value => setStatus(value ?? '')}
      />
      <Checkbox label={t('changeTag')} checked={isTagged} onChange={event => setTagged(event.currentTarget.checked)} />
      {isTagged && (
        <TextInput
          label={t('columnTag')}
          help={t('tagHint')}
          maxLength={60}
          value={tag}
          onChange={event => setTag(event.currentTarget.value)}
        />
      )}
    </Dialog>
  )
}
