import { useState } from 'react'
import { useAct } from '#kit/app/use-act.ts'
import { Select } from '#kit/control/Select.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { mockupOfficeCalls } from '../../../office/mockup.contract.ts'
import { PictureView } from '../../../picture/contract.ts'
import type { MockupPlace } from '../../../picture/mockup.contract.ts'
import { colorIn } from '../../../storefront/color.rules.ts'
import styles from '../CatalogueOffice.module.css'
import { SaveBar } from '../SaveBar.tsx'
import type { Editing } from '../use-editing.ts'
import { MockupView } from './MockupView.tsx'

type View = PictureView
type Places = Readonly<Partial<Record<View, readonly MockupPlace[]>>>

/** The photographs of the white garment that mockups are made of, a view each, and where each print area lies on them. */
export function MockupEditor({ editing }: { editing: Editing }) {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const { product } = editing
  const stored: Places = Object.fromEntries(product.mockups.map(({ view, places }) => [view, places]))
  const [places, setPlaces] = useState(stored)
  const colors = new Map(product.variants.map(({ color, colorHex }) => [color, colorHex]))
  const [color, setColor] = useState([...colors.keys()][0] ?? '')
  const save = useAct(mockupOfficeCalls.saveMockupBases, {
    done: t('saved'),
    onDone: ({ data }) => editing.onSaved(data),
    showsRefusal: true,
  })
  const put = (view: View, next: readonly MockupPlace[] | undefined) => setPlaces(before => ({ ...before, [view]: next }))
  const bases = PictureView.options.flatMap(view => (places[view] ? [{ view, places: [...places[view]] }] : []))
  const before = PictureView.options.flatMap(view => (stored[view] ? [{ view, places: [...stored[view]] }] : []))
  return (
    <Stack className={styles.part}>
      <p className="hint">{t('mockupsHint')}</p>
      {product.mockups.length > 0 && colors.size > 0 && (
        <Select
          label={t('mockupColor')}
          choices={[...colors.keys()].map(value => ({ value, label: colorIn(language, value) }))}
          value={color}
          onChange={value => setColor(value ?? color)}
          width="medium"
        />
      )}
      <Columns least={320}>
        {PictureView.options.map(view => (
          <MockupView
            key={view}
            view={view}
            product={product}
            base={product.mockups.find(base => base.view === view)}
            places={places[view]}
            hex={colors.get(color) ?? '#fbfbfa'}
            onPlaces={next => put(view, next)}
            onPhoto={data => {
              editing.onSaved(data)
              // What is not saved yet of other views stays.
              put(view, places[view] ?? data.mockups.find(base => base.view === view)?.places)
            }}
          />
        ))}
      </Columns>
      <SaveBar
        call={mockupOfficeCalls.saveMockupBases}
        editing={editing}
        isChanged={JSON.stringify(bases) !== JSON.stringify(before)}
        busy={save.isPending}
        error={save.error}
        onSave={version => save.mutate({ params: { id: product.id }, body: { version, bases } })}
      />
    </Stack>
  )
}
