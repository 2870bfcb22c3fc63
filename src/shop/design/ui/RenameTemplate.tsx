import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { WorkDialog } from '#kit/work/dialog/WorkDialog.tsx'
import { FormText } from '#kit/work/form/fields.tsx'
import { useWorkForm } from '#kit/work/form/use-work-form.ts'
import { FormActions, WorkForm } from '#kit/work/form/WorkForm.tsx'
import { useNotice } from '#kit/work/use-notice.tsx'
import { designCalls, RenameBody } from '../contract.ts'

type Props = { id: number; name: string; isOpen: boolean; onClose: () => void }

/** Another name for one of the seller's products. */
export function RenameTemplate(props: Props) {
  const t = useText('design')
  return (
    <WorkDialog isOpen={props.isOpen} onClose={props.onClose} title={t('renameTitle', { name: props.name })}>
      <RenameForm {...props} />
    </WorkDialog>
  )
}

function RenameForm({ id, name, onClose }: Props) {
  const t = useText('design')
  const notice = useNotice()
  const form = useWorkForm(RenameBody, { name })
  const rename = useSend(designCalls.renameTemplate, {
    changes: [designCalls.myTemplates],
    onDone: ({ data }) => {
      notice.done(t('renamed', { name: data.name }))
      onClose()
    },
    onRefused: () => notice.failed(t('renameFailed')),
  })
  return (
    <WorkForm form={form} error={rename.error} onSubmit={body => rename.mutate({ params: { id }, body })}>
      <FormText control={form.control} name="name" label={t('name')} autoComplete="off" data-autofocus />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={rename.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </WorkForm>
  )
}
