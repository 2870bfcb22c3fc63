import { Button } from '#kit/Button.tsx'
import { DeskDialog } from '#kit/desk/DeskDialog.tsx'
import { DeskForm, FormActions } from '#kit/desk/DeskForm.tsx'
import { FormText } from '#kit/desk/fields.tsx'
import { useDeskForm } from '#kit/desk/use-desk-form.ts'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useSend } from '#kit/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { designCalls } from '../calls.ts'
import { RenameBody } from '../contract.ts'

type Props = { id: number; name: string; isOpen: boolean; onClose: () => void }

/** Another name for one of the seller's products. */
export function RenameTemplate(props: Props) {
  const t = useText('design')
  return (
    <DeskDialog isOpen={props.isOpen} onClose={props.onClose} title={t('renameTitle', { name: props.name })}>
      <RenameForm {...props} />
    </DeskDialog>
  )
}

function RenameForm({ id, name, onClose }: Props) {
  const t = useText('design')
  const notice = useNotice()
  const form = useDeskForm(RenameBody, { name })
  const rename = useSend(designCalls.renameTemplate, {
    changes: [designCalls.myTemplates],
    onDone: ({ data }) => {
      notice.done(t('renamed', { name: data.name }))
      onClose()
    },
    onRefused: () => notice.failed(t('renameFailed')),
  })
  return (
    <DeskForm form={form} error={rename.error} onSubmit={body => rename.mutate({ params: { id }, body })}>
      <FormText control={form.control} name="name" label={t('name')} autoComplete="off" data-autofocus />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={rename.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </DeskForm>
  )
}
