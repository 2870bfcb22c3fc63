import { useState } from 'react'
import { z } from 'zod'
import { nameIn } from '#base/text.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Lines, Row, Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { documentDpi } from '#shop/design/document/resolution.rules.ts'
import { placed } from '#shop/design/template/rules.ts'
import { type ArtChoices, sidesOf } from '#shop/design/ui/ArtSides.tsx'
import { linkFlaw } from '#shop/file/link.rules.ts'
import { type DpiThresholds, resolutionOf, thresholdsFor } from '#shop/file/rules.ts'
import { useDpiThresholds } from '#shop/file/ui/use-dpi-thresholds.ts'
import { ArtSource } from '../../art/ArtSource.tsx'
import type { ArtSourceChoice } from '../../art/art-groups.ts'
import { type DraftArt, type DraftLine, type DraftSide, withSides } from '../draft.ts'

type Props = {
  line: DraftLine
  onClose: () => void
  onGive: (art: DraftArt) => void
  onTake: (side: Side) => void
  onMockups: (links: string) => void
}

/** What is printed on a line: a file of the library or a new one for each side, one of my products, or links. */
export function LineArt({ line, onClose, onGive, onTake, onMockups }: Props) {
  const t = useText('createOrder')
  const language = useLanguage()
  const thresholds = thresholdsFor(useDpiThresholds(), line.minDpi)
  const [isLinked, setLinked] = useState(false)
  const choose = (choice: ArtSourceChoice) => {
    if (choice.kind === 'template')
      onGive({
        kind: 'template',
        id: choice.id,
        name: choice.name,
        image: choice.image,
        quality: choice.quality,
        takesText: choice.takesText,
      })
    if (choice.kind === 'sides') onGive(withSides(line.art, sidesGiven(choice.choices, line, thresholds)))
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
        <LinkedSides line={line} onBack={() => setLinked(false)} onGive={sides => onGive(withSides(line.art, sides))} />
      ) : (
        <Stack>
          {line.art?.kind === 'sides' && <GivenSides sides={line.art.sides} onTake={onTake} />}
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
          <TextInput
            label={t('mockups')}
            help={t('mockupsHint')}
            optional
            inputMode="url"
            autoComplete="off"
            maxLength={4_000}
            placeholder="https://"
            value={line.mockups ?? ''}
            onChange={event => onMockups(event.currentTarget.value)}
          />
        </Stack>
      )}
    </Dialog>
  )
}

/** What the line has; it stays beside what is chosen for another side. */
function GivenSides({ sides, onTake }: { sides: readonly DraftSide[]; onTake: (side: Side) => void }) {
  const t = useText('createOrder')
  const sideText = useText('design')
  return (
    <Lines aria-label={t('given')}>
      {sides.map(({ side, name, link }) => (
        <li key={side}>
          <div>
            <strong>{sideText(side)}</strong>
            <small className="cut">{name || link}</small>
          </div>
          <IconButton icon="trash" label={t('removeSide', { side: sideText(side) })} onClick={() => onTake(side)} />
        </li>
      ))}
    </Lines>
  )
}

/** A link for each side; it is copied before the order can be paid. */
type LinkedProps = { line: DraftLine; onBack: () => void; onGive: (sides: readonly DraftSide[]) => void }
function LinkedSides({ line, onBack, onGive }: LinkedProps) {
  const t = useText('createOrder')
  const sideText = useText('design')
  const faultText = useFaultText()
  const whyNot = (link: string) => {
    // Nothing is no wrong link.
    if (link === '') return undefined
    if (URL.parse(link)?.protocol !== 'https:') return t('wrongLink')
    const flaw = linkFlaw(link, 'ART')
    return flaw && faultText(`FILE_LINK_${flaw}`)
  }
  const Link = z
    .string()
    .trim()
    .refine(link => whyNot(link) === undefined, { error: ({ input }) => whyNot(String(input)) })
  const form = useAppForm(z.partialRecord(Side, Link), Object.fromEntries(line.printAreas.map(({ side }) => [side, ''])))
  const links = Object.values(form.watch()).map((link = '') => link.trim())
  const why = links.every(link => link === '') ? t('noLink') : links.map(whyNot).find(Boolean)
  const give = (given: Partial<Record<Side, string>>) => {
    const sides = line.printAreas.flatMap(({ side }) => {
      const { [side]: link = '' } = given
      return link === '' ? [] : [{ side, link, fileId: null, placement: null, name: '' }]
    })
    onGive(sides)
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

/** The chosen files, each with how sharp it prints. */
function sidesGiven(choices: ArtChoices, line: DraftLine, thresholds: DpiThresholds): DraftSide[] {
  return sidesOf(choices).map(given => {
    const file = choices.get(given.side)?.file
    const area = line.printAreas.find(each => each.side === given.side)
    if (!file || !area) return { ...given, link: '', name: file?.name ?? '' }
    const picture = { fileId: file.id, widthPixels: file.width, heightPixels: file.height }
    const layer = placed(given.placement, picture, area, line.shape)
    const dpi = documentDpi({ layers: [layer] }, new Map([[file.id, picture]])) ?? 0
    return { ...given, link: '', name: file.name, quality: resolutionOf(dpi, thresholds) }
  })
}
