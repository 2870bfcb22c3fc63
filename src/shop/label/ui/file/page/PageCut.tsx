import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormNumber, FormSelect } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Columns, Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import type { LabelPage } from '../../../buy/file/contract.ts'
import { useLabelFile } from '../ways.ts'

const Percent = z.int().min(0).max(90)
const CutForm = z.object({ turn: z.enum(['0', '1', '2', '3']), left: Percent, top: Percent, right: Percent, bottom: Percent })
const turns = [0, 1, 2, 3] as const
type Cut = z.output<typeof CutForm>
export type CutFormOf = UseFormReturn<Cut, unknown, Cut>

/** The cut of a page: its frame on the picture and its figures are one form. */
export const useCutForm = (): CutFormOf => useAppForm(CutForm, { turn: '0', left: 0, top: 0, right: 0, bottom: 0 })

type Props = { importId: number; page: LabelPage; form: CutFormOf; onMarked: () => void }
/** The frame is the page's label, read again, or another one beside it; of a label that is used already only the latter. */
export function CutFields({ importId, page, form, onMarked }: Props) {
  const t = useText('labelFile')
  const ways = useLabelFile()
  const cut = useAct(ways.cut, { changes: [ways.file, ways.pages], done: t('cutDone'), showsRefusal: true })
  const mark = useAct(ways.mark, { changes: [ways.file, ways.pages], done: t('marked'), onDone: onMarked, showsRefusal: true })
  const isMade = page.state === 'MADE'
  const asked = ({ turn, left, top, right, bottom }: Cut) => ({
    params: { id: importId, pageId: page.id },
    body: { turn: turns[Number(turn)] ?? 0, left: left / 100, top: top / 100, right: right / 100, bottom: bottom / 100 },
  })
  return (
    <section>
      <h3>{t('cutTitle')}</h3>
      <p className="muted">{t('cropHelp')}</p>
      <AppForm
        form={form}
        error={mark.error ?? cut.error}
        onSubmit={isMade ? values => mark.mutate(asked(values)) : values => cut.mutate(asked(values))}
      >
        <FormSelect
          control={form.control}
          name="turn"
          label={t('turn')}
          choices={turns.map(turn => ({ value: String(turn), label: t(`turn_${turn}`) }))}
        />
        <Columns least={120} gap={12}>
          <FormNumber control={form.control} name="left" label={t('cutLeft')} min={0} max={90} />
          <FormNumber control={form.control} name="top" label={t('cutTop')} min={0} max={90} />
          <FormNumber control={form.control} name="right" label={t('cutRight')} min={0} max={90} />
          <FormNumber control={form.control} name="bottom" label={t('cutBottom')} min={0} max={90} />
        </Columns>
        <Row>
          {!isMade && (
            <Button type="submit" icon="refresh" busy={cut.isPending}>
              {t('readAgain')}
            </Button>
          )}
          <Button icon="plus" busy={mark.isPending} onClick={() => void form.handleSubmit(values => mark.mutate(asked(values)))()}>
            {t('markAnother')}
          </Button>
        </Row>
      </AppForm>
    </section>
  )
}
