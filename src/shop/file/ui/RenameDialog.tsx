import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { fileCalls, type LibraryFile, RenameBody } from '../contract.ts'

export function RenameDialog({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const t = useText('file')
  const notice = useNotice()
  const form = useAppForm(RenameBody, { name: file.name })
  const send = useAct(fileCalls.renameFile, {
    changes: [fileCalls.myFiles],
    done: ({ data }) => t('renamed', { name: data.name }),
    onDone: onClose,
    onRefused: () => notice.failed(t('renameFailed')),
    showsRefusal: true,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('renameTitle', { name: file.name })}>
      <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: file.id }, body })}>
        <FormText control={form.control} name="name" label={t('name')} autoComplete="off" maxLength={255} data-autofocus />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('save')}
        </Button>
      </AppForm>
    </Dialog>
  )
}
