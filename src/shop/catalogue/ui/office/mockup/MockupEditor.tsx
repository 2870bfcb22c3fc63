import { useState } from 'react'
import { useAct } from '#kit/app/use-act.ts'
import { Segments } from '#kit/control/Choice.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { OfficeProduct } from '../../../office/contract.ts'
import { mockupOfficeCalls } from '../../../office/mockup.contract.ts'
import { PictureView } from '../../../picture/contract.ts'
import type { MockupPlace } from '../../../picture/mockup.contract.ts'
import { placeLine } from '../../../picture/mockup.rules.ts'
import { colorIn } from '../../../storefront/color.rules.ts'
import styles from '../CatalogueOffice.module.css'
import { SaveBar } from '../SaveBar.tsx'
import type { Editing } from '../use-editing.ts'
import { MockupView } from './MockupView.tsx'
import { gridPrint, testPrint } from './test-print.ts'

/** What was changed, by the key of its photograph; null: the photograph is taken away. */
type Drafts = Readonly<Record<string, readonly MockupPlace[] | null>>

/** The photographs of the white garment that mockups are made of, a view each, and where each print area lies on them. */
export function MockupEditor({ editing }: { editing: Editing }) {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const { product } = editing
  const [drafts, setDrafts] = useState<Drafts>({})
  const put = (key: string, next: readonly MockupPlace[] | null) => setDrafts(before => ({ ...before, [key]: next }))
  const colors = new Map(product.variants.map(({ color, colorHex }) => [color, colorHex]))
  const [color, setColor] = useState([...colors.keys()][0] ?? '')
  const [shown, setShown] = useState<keyof typeof prints>('grid')
  const save = useAct(mockupOfficeCalls.saveMockupBases, {
    done: t('saved'),
    onDone: ({ data }) => editing.onSaved(data),
    showsRefusal: true,
  })
  // Only what was changed here is said: photographs that others have added meanwhile stay.
  const changed = product.mockups.flatMap(({ key, places }) => {
    const draft = drafts[key]
    return draft && said(draft) !== said(places) ? [{ key, places: [...draft] }] : []
  })
  const removed = product.mockups.flatMap(({ key }) => (drafts[key] === null ? [key] : []))
  function onPhoto(data: OfficeProduct, view: PictureView) {
    // Where others saved since this page was loaded, its drafts are still of what stood before them, so its next save is a late one.
    const isNext = data.version === product.version + 1
    editing.onSaved({ ...data, version: isNext ? data.version : product.version })
    const [before, now] = [product.mockups, data.mockups].map(bases => bases.find(base => base.view === view)?.key)
    const draft = before === undefined ? undefined : drafts[before]
    if (now !== undefined && draft) put(now, draft)
  }
  return (
    <Stack className={styles.part}>
      <p className="hint">{t('mockupsHint')}</p>
      {product.mockups.length > 0 && (
        <Row>
          {colors.size > 0 && (
            <Select
              label={t('mockupColor')}
              choices={[...colors.keys()].map(value => ({ value, label: colorIn(language, value) }))}
              value={color}
              onChange={value => setColor(value ?? color)}
              width="medium"
            />
          )}
          <Segments
            label={t('shownPrint')}
            value={shown}
            onChange={setShown}
            choices={(['grid', 'test'] as const).map(value => ({ value, label: t(`print_${value}`) }))}
          />
        </Row>
      )}
      <Columns least={320}>
        {PictureView.options.map(view => {
          const base = product.mockups.find(each => each.view === view)
          const draft = base && drafts[base.key]
          return (
            <MockupView
              key={view}
              {...{ view, product, base }}
              places={draft === null ? undefined : (draft ?? base?.places)}
              print={prints[shown]}
              hex={colors.get(color) ?? '#fbfbfa'}
              onPlaces={next => base && put(base.key, next ?? null)}
              onPhoto={data => onPhoto(data, view)}
            />
          )
        })}
      </Columns>
      <SaveBar
        call={mockupOfficeCalls.saveMockupBases}
        editing={editing}
        isChanged={changed.length > 0 || removed.length > 0}
        busy={save.isPending}
        error={save.error}
        onSave={version => save.mutate({ params: { id: product.id }, body: { version, bases: changed, removed } })}
      />
    </Stack>
  )
}

const said = (places: readonly MockupPlace[]) => places.map(placeLine).join('\n')
/** What may stand in for a design while places are set. */
const prints = { grid: gridPrint, test: testPrint }
