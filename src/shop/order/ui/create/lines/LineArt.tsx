import { useState } from 'react'
import { z } from 'zod'
import { nameIn } from '#base/text.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { placed, worstDpi } from '#shop/design/template/rules.ts'
import { type ArtChoices, sidesOf } from '#shop/design/ui/ArtSides.tsx'
import { type DpiThresholds, resolutionOf, thresholdsFor } from '#shop/file/rules.ts'
import { useDpiThresholds } from '#shop/file/ui/use-dpi-thresholds.ts'
import { ArtSource } from '../../art/ArtSource.tsx'
import type { ArtSourceChoice } from '../../art/art-groups.ts'
import type { DraftArt, DraftLine, Quality } from '../draft.ts'

type Props = { line: DraftLine; onClose: () => void; onGive: (art: DraftArt) => void }

/** What is printed on a line: a file of the library or a new one for each side, one of my products, or links. */
export function LineArt({ line, onClose, onGive }: Props) {
  const t = useText('createOrder')
  const language = useLanguage()
  const thresholds = thresholdsFor(useDpiThresholds(), line.minDpi)
  const [isLinked, setLinked] = useState(false)
  const choose = (choice: ArtSourceChoice) => {
    if (choice.kind === 'template')
      onGive({ kind: 'template', id: choice.id, name: choice.name, image: choice.image, quality: choice.quality })
    if (choice.kind === 'sides') onGive(artOfSides(choice.choices, line, thresholds))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('artTitle')}
      hint={`${nameIn(language, line)} · ${colorIn(language, line.color)}`}
      width={582}
    >
      {isLinked ? (
        <LinkedSides line={line} onBack={() => setLinked(false)} onGive={onGive} />
      ) : (
        <Stack>
          <ArtSource
            group={{ key: line.sku, items: [], orders: 0, printable: line }}
            action={t('useArt')}
            isBusy={false}
            onBack={onClose}
            onChoose={choose}
          />
          <Row>
            <Button size="small" variant="quiet" icon="link" onClick={() => setLinked(true)}>
              {t('byLink')}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  )
}

/** A link for each side; it is copied before the order can be paid. */
function LinkedSides({ line, onBack, onGive }: { line: DraftLine; onBack: () => void; onGive: (art: DraftArt) => void }) {
  const t = useText('createOrder')
  const sideText = useText('design')
  const Link = z
    .string()
    .trim()
    .refine(isLink, { error: t('wrongLink') })
  const form = useAppForm(z.partialRecord(Side, Link), Object.fromEntries(line.printAreas.map(({ side }) => [side, ''])))
  const links = Object.values(form.watch()).map((link = '') => link.trim())
  const why = links.every(link => link === '') ? t('noLink') : links.every(isLink) ? undefined : t('wrongLink')
  const give = (given: Partial<Record<Side, string>>) => {
    const sides = line.printAreas.flatMap(({ side }) => {
      const { [side]: link = '' } = given
      return link === '' ? [] : [{ side, link, fileId: null, placement: null, name: '' }]
    })
    onGive({ kind: 'sides', sides, quality: null })
  }
  return (
    <AppForm form={form} onSubmit={give}>
      {line.printAreas.map(({ side }) => (
        <FormText
          key={side}
          control={form.control}
          name={side}
          label={sideText(side)}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2_000}
          placeholder="https://"
        />
      ))}
      <p className="hint">{t('linkHint')}</p>
      <FormActions>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="submit" variant="primary" reason={why}>
          {t('useArt')}
        </Button>
      </FormActions>
    </AppForm>
  )
}

/** Nothing is no wrong link. */
const isLink = (link: string) => link === '' || URL.parse(link)?.protocol === 'https:'

const ranks: readonly Quality[] = ['low', 'medium', 'high']

/** The chosen files with how sharp the worst of them prints. */
function artOfSides(choices: ArtChoices, line: DraftLine, thresholds: DpiThresholds): DraftArt {
  const sides = sidesOf(choices).map(side => ({ ...side, link: '', name: choices.get(side.side)?.file.name ?? '' }))
  const qualities = [...choices].flatMap(([side, { file, placement }]) => {
    const area = line.printAreas.find(each => each.side === side)
    if (!area) return []
    const picture = { fileId: file.id, widthPixels: file.width, heightPixels: file.height }
    const layer = placed(placement, picture, area, line.shape)
    return [resolutionOf(worstDpi({ layers: [layer] }, new Map([[file.id, picture]])), thresholds)]
  })
  return { kind: 'sides', sides, quality: ranks.find(rank => qualities.includes(rank)) ?? null }
}
