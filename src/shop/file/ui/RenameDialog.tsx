import { Button } from '#kit/Button.tsx'
import { DeskDialog } from '#kit/desk/DeskDialog.tsx'
import { DeskForm } from '#kit/desk/DeskForm.tsx'
import { FormText } from '#kit/desk/fields.tsx'
import { useDeskForm } from '#kit/desk/use-desk-form.ts'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useSend } from '#kit/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { fileCalls } from '../calls.ts'
import { type LibraryFile, RenameBody } from '../contract.ts'

export function RenameDialog({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const t = useText('file')
  const notice = useNotice()
  const form = useDeskForm(RenameBody, { name: file.name })
  const send = useSend(fileCalls.renameFile, {
    changes: [fileCalls.myFiles],
    onDone: ({ data }) => {
      notice.done(t('renamed', { name: data.name }))
      onClose()
    },
  })
  return (
    <DeskDialog isOpen onClose={onClose} title={t('renameTitle', { name: file.name })}>
      <DeskForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: file.id }, body })}>
        <FormText control={form.control} name="name" label={t('name')} autoComplete="off" maxLength={255} data-autofocus />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('save')}
        </Button>
      </DeskForm>
    </DeskDialog>
  )
}
