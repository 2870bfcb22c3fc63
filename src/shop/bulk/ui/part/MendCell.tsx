import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { bulkCalls, type ImportProblem, MendBody } from '../../contract.ts'
import styles from '../Import.module.css'

/** What another reading of a cell may change. */
const mendChanges = [
  bulkCalls.myImport,
  bulkCalls.importProblems,
  bulkCalls.importOrders,
  bulkCalls.importSkus,
  bulkCalls.importMends,
] as const

type Props = {
  importId: number
  problem: ImportProblem
  isOpen: boolean
  onOpen: () => void
  onLeave: () => void
  onMended: () => void
}

/** A wrong cell, corrected where it stands: a click or Enter opens it, Enter saves, Escape leaves it as it was. */
export function MendCell({ importId, problem, isOpen, onOpen, onLeave, onMended }: Props) {
  const t = useText('import')
  const mayNot = useWhyNot()(bulkCalls.mendImport)
  if (isOpen) return <MendForm importId={importId} problem={problem} onDone={onMended} onLeave={onLeave} />
  const { row, value, was } = problem
  const shown = value === '' ? t('blank') : value
  return (
    <Stack gap={4} className={styles.cell}>
      <Button
        size="small"
        variant="quiet"
        icon="pencil"
        data-mend
        reason={mayNot}
        aria-label={t('mend', { value: shown, row })}
        onClick={onOpen}
      >
        <span className={styles.value}>{value === '' ? <em className="muted">{shown}</em> : value}</span>
      </Button>
      {was !== null && <TakeBack importId={importId} mend={{ row, field: problem.field, was, alike: 1 }} onDone={onMended} />}
    </Stack>
  )
}

type FormProps = Pick<Props, 'importId' | 'problem' | 'onLeave'> & { onDone: () => void }
function MendForm({ importId, problem, onDone, onLeave }: FormProps) {
  const t = useText('import')
  const { row, field, value, column, alike } = problem
  const form = useAppForm(MendBody.pick({ value: true }), { value })
  const save = useAct(bulkCalls.mendImport, { changes: mendChanges, showsRefusal: true, onDone })
  const send = (isForAll: boolean) => (said: { value: string | null }) =>
    save.mutate({ params: { id: importId }, body: { row, field, value: said.value ?? '', alike: isForAll } })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the form from any of its controls.
    <div
      className={styles.form}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onLeave()
      }}
    >
      <AppForm form={form} error={save.error} onSubmit={send(false)}>
        <FormText
          control={form.control}
          name="value"
          aria-label={t('mendLabel', { column, row })}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          onFocus={event => event.currentTarget.select()}
          {...(field === 'quantity' && { inputMode: 'numeric' })}
        />
        <Row gap={4}>
          <Button type="submit" size="small" variant="primary" busy={save.isPending}>
            {t('mendSave')}
          </Button>
          {alike > 1 && (
            <Button size="small" busy={save.isPending} onClick={() => void form.handleSubmit(send(true))()}>
              {t('mendAll', { count: alike })}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onLeave}>
            {t('mendLeave')}
          </Button>
        </Row>
      </AppForm>
    </div>
  )
}

type TakeBackProps = {
  importId: number
  mend: Pick<ImportProblem, 'row' | 'field' | 'alike'> & { was: string }
  /** It is what its row of the list is about. */
  isCell?: boolean
  onDone: () => void
}
/** What stands in the file in place of a correction, and the way back to it: of this row, or of all that were corrected alike. */
export function TakeBack({ importId, mend: { row, field, was, alike }, isCell, onDone }: TakeBackProps) {
  const t = useText('import')
  const mayNot = useWhyNot()(bulkCalls.mendImport)
  const back = useAct(bulkCalls.mendImport, { changes: mendChanges, onDone })
  const take = (isForAll: boolean) => back.mutate({ params: { id: importId }, body: { row, field, value: null, alike: isForAll } })
  return (
    <Row gap={4} className={styles.was}>
      <span className="muted">{t('fileSays', { value: was === '' ? t('blank') : was })}</span>
      <Button
        size="small"
        variant="quiet"
        data-mend={isCell || undefined}
        reason={mayNot}
        busy={back.isPending}
        onClick={() => take(false)}
      >
        {t('mendUndo')}
      </Button>
      {alike > 1 && (
        <Button size="small" variant="quiet" reason={mayNot} busy={back.isPending} onClick={() => take(true)}>
          {t('mendUndoAll', { count: alike })}
        </Button>
      )}
    </Row>
  )
}
