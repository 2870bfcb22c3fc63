import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { fileCalls, type LibraryFile, RenameBody } from '../contract.ts'

export function RenameDialog({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const t = useText('file')
  const notice = useNotice()
  const form = useAppForm(RenameBody, { name: file.name })
  const send = useSend(fileCalls.renameFile, {
    changes: [fileCalls.myFiles],
    onDone: ({ data }) => {
      notice.done(t('renamed', { name: data.name }))
      onClose()
    },
  })
  return (
    <AppDialog isOpen onClose={onClose} title={t('renameTitle', { name: file.name })}>
      <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: file.id }, body })}>
        <FormText control={form.control} name="name" label={t('name')} autoComplete="off" maxLength={255} data-autofocus />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('save')}
        </Button>
      </AppForm>
    </AppDialog>
  )
}
