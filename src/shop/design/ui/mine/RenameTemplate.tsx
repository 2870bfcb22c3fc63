import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { designCalls, RenameBody } from '../../contract.ts'

type Props = { id: number; name: string; isOpen: boolean; onClose: () => void }

/** Another name for one of the seller's products. */
export function RenameTemplate(props: Props) {
  const t = useText('design')
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={t('renameTitle', { name: props.name })}>
      <RenameForm {...props} />
    </Dialog>
  )
}

function RenameForm({ id, name, onClose }: Props) {
  const t = useText('design')
  const notice = useNotice()
  const form = useAppForm(RenameBody, { name })
  const rename = useSend(designCalls.renameTemplate, {
    changes: [designCalls.myTemplates],
    onDone: ({ data }) => {
      notice.done(t('renamed', { name: data.name }))
      onClose()
    },
    onRefused: () => notice.failed(t('renameFailed')),
  })
  return (
    <AppForm form={form} error={rename.error} onSubmit={body => rename.mutate({ params: { id }, body })}>
      <FormText control={form.control} name="name" label={t('name')} autoComplete="off" data-autofocus />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={rename.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
