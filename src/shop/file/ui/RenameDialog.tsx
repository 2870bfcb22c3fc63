import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { WorkDialog } from '#kit/work/dialog/WorkDialog.tsx'
import { FormText } from '#kit/work/form/fields.tsx'
import { useWorkForm } from '#kit/work/form/use-work-form.ts'
import { WorkForm } from '#kit/work/form/WorkForm.tsx'
import { useNotice } from '#kit/work/use-notice.tsx'
import { fileCalls, type LibraryFile, RenameBody } from '../contract.ts'

export function RenameDialog({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const t = useText('file')
  const notice = useNotice()
  const form = useWorkForm(RenameBody, { name: file.name })
  const send = useSend(fileCalls.renameFile, {
    changes: [fileCalls.myFiles],
    onDone: ({ data }) => {
      notice.done(t('renamed', { name: data.name }))
      onClose()
    },
  })
  return (
    <WorkDialog isOpen onClose={onClose} title={t('renameTitle', { name: file.name })}>
      <WorkForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: file.id }, body })}>
        <FormText control={form.control} name="name" label={t('name')} autoComplete="off" maxLength={255} data-autofocus />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('save')}
        </Button>
      </WorkForm>
    </WorkDialog>
  )
}
