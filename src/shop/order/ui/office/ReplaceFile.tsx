import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Dialog } from '#kit/control/Dialog.tsx'
import { FileButton } from '#kit/control/FileButton.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { orderMendCalls } from '../../office/mend/contract.ts'
import { LineForm } from '../detail/mend/LineForm.tsx'
import { changes, type OfficeOrder } from './office-order.ts'

/** Another print file for a side of an item: from the computer, or behind a link. */
export function ReplaceFile({ order, item, onClose }: { order: OfficeOrder; item: OfficeOrder['items'][number]; onClose: () => void }) {
  const t = useText('order')
  const office = useText('orderOffice')
  const language = useLanguage()
  const sides = Side.options.filter(each => item.files.length === 0 || item.files.some(file => file.side === each))
  const bad = item.files.find(file => file.state === 'FAILED')?.side
  const [side, setSide] = useState<Side>(sides.find(each => each === bad) ?? sides[0] ?? 'FRONT')
  const replaces = useAct(orderMendCalls.officeReplaceFile, { changes, done: office('fileReplaced'), onDone: onClose })
  const params = { id: order.id, itemId: item.id }
  return (
    <Dialog isOpen onClose={onClose} title={office('replaceTitle', { item: nameIn(language, item) })}>
      <Stack>
        <p>{office('replaceHint')}</p>
        <Select
          label={office('replaceSide')}
          choices={sides.map(value => ({ value, label: t(`side_${value}`) }))}
          value={side}
          onChange={value => setSide(sides.find(each => each === value) ?? side)}
        />
        <Row>
          <FileButton
            variant="primary"
            icon="upload"
            busy={replaces.isPending}
            accept="image/png,image/jpeg"
            onFile={file => replaces.mutate({ params, body: { side }, files: [file] })}
          >
            {office('replaceUpload')}
          </FileButton>
        </Row>
        <LineForm
          order={order}
          isForStaff
          isQuiet
          label={office('replaceLink')}
          action={office('replaceUseLink')}
          done={office('replaceLinkSaved')}
          type="url"
          inputMode="url"
          maxLength={2_000}
          editOf={link => ({ files: [{ itemId: item.id, side, fileId: null, link }] })}
          onDone={onClose}
        />
      </Stack>
    </Dialog>
  )
}
