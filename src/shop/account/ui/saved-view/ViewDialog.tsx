import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { type SavedView, savedViewCalls, ViewName } from '../../profile/saved-view/contract.ts'
import { viewLimits } from '../../profile/saved-view/rules.ts'

type Props = {
  list: string
  address: string
  /** The one that gets another name; nothing: a new one. */
  view: SavedView | undefined
  onClose: () => void
}

/** Asks how a view is called. */
export function ViewDialog({ list, address, view, onClose }: Props) {
  const t = useText('savedView')
  const form = useAppForm(ViewName, { name: view?.name ?? '' })
  const options = { changes: [savedViewCalls.mySavedViews], onDone: onClose, showsRefusal: true }
  const save = useAct(savedViewCalls.saveView, { ...options, done: t('saved') })
  const rename = useAct(savedViewCalls.renameView, { ...options, done: t('renamed') })
  const act = view ? rename : save
  return (
    <Dialog isOpen onClose={onClose} title={view ? t('rename') : t('save')}>
      <AppForm
        form={form}
        error={act.error}
        onSubmit={({ name }) =>
          view ? rename.mutate({ params: { id: view.id }, body: { name } }) : save.mutate({ body: { list, name, address } })
        }
      >
        <FormText
          control={form.control}
          name="name"
          label={t('name')}
          help={view ? undefined : t('saveHint')}
          maxLength={viewLimits.name}
          data-autofocus
          required
        />
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={act.isPending}>
            {view ? t('rename') : t('save')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
