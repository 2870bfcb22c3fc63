import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { nameIn } from '#base/text.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { PicturePicks } from '#kit/layout/Cards.tsx'
import { Lines, Row, Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Spinner } from '#kit/show/Loading.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '../../contract.ts'
import { templateLimits } from '../../document/limit.rules.ts'
import { type Chosen, ChosenProduct, type FoundProduct as Found } from './ChosenProduct.tsx'
import type { MyTemplate } from './Worn.tsx'

/** What became of one design on one product. */
type Result = CallAnswer<typeof designCalls.applyTemplate>['data'][number] & { of: MyTemplate }
const shown = 24

/** These designs on more products: which, in which colours, how they will print there, and then what became of each. */
export function ApplyDialog({ templates, onClose }: { templates: readonly MyTemplate[]; onClose: () => void }) {
  const t = useText('design')
  const [first] = templates
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [refused, setRefused] = useState<readonly Result[]>()
  const { isBusy, run } = useApplying({ templates, chosen, onClose, onRefused: setRefused })
  const toggle = (product: Found) =>
    setChosen(before =>
      before.some(each => each.product.id === product.id)
        ? before.filter(each => each.product.id !== product.id)
        : [...before, { product, colors: usualColors(templates, product) }],
    )
  const count = chosen.length * templates.length
  const why =
    count === 0
      ? t('applyNone')
      : chosen.some(({ colors }) => colors.length === 0)
        ? t('applyNoColor')
        : chosen.length > templateLimits.applied
          ? t('applyTooMany', { max: templateLimits.applied })
          : undefined
  const title = templates.length === 1 ? t('applyTitle', { name: first?.name ?? '' }) : t('applyTitleMany', { count: templates.length })
  if (refused)
    return (
      <Dialog isOpen onClose={onClose} title={title} hint={t('applyRefused')} footer={<Button onClick={onClose}>{t('close')}</Button>}>
        <Refused of={refused} isMany={templates.length > 1} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={582}
      title={title}
      hint={t('applyHint')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={isBusy} reason={why} onClick={() => void run()}>
            {t('applyDo', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        <Products chosen={chosen} onToggle={toggle} />
        {chosen.length > 0 && (
          <Stack as="ul" gap={12} aria-label={t('applyChosen')}>
            {chosen.map(each => (
              <ChosenProduct
                key={each.product.id}
                chosen={each}
                templates={templates}
                onColors={colors => setChosen(before => before.map(it => (it.product.id === each.product.id ? { ...it, colors } : it)))}
                onTake={() => toggle(each.product)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}

/** The colours of the designs that the product has too, else its first. */
function usualColors(templates: readonly MyTemplate[], product: Found): string[] {
  const own = new Set(templates.flatMap(template => template.colors.map(({ name }) => name)))
  const common = product.colors.filter(({ name }) => own.has(name)).map(({ name }) => name)
  return common.length > 0 ? common : product.colors.slice(0, 1).map(({ name }) => name)
}

function Products({ chosen, onToggle }: { chosen: readonly Chosen[]; onToggle: (product: Found) => void }) {
  const t = useText('design')
  const language = useLanguage()
  const [q, setQ] = useState('')
  const found = useCall(catalogueCalls.products, { query: { q, limit: shown } }, { keepsLast: true })
  return (
    <>
      <TextInput type="search" label={t('applySearch')} value={q} maxLength={100} onChange={event => setQ(event.currentTarget.value)} />
      <Loaded of={found} waiting={<Spinner />} empty={<p className="hint">{t('applyNotFound')}</p>}>
        {({ docs }) => (
          <PicturePicks
            label={t('applyProducts')}
            of={docs}
            isPicked={({ id }) => chosen.some(each => each.product.id === id)}
            show={product => ({ src: product.picture, alt: '', name: nameIn(language, product), hint: product.productID })}
            onPick={onToggle}
          />
        )}
      </Loaded>
    </>
  )
}

interface Applying {
  templates: readonly MyTemplate[]
  chosen: readonly Chosen[]
  onClose: () => void
  onRefused: (results: readonly Result[]) => void
}
function useApplying({ templates, chosen, onClose, onRefused }: Applying) {
  const t = useText('design')
  const notice = useNotice()
  const [isBusy, setBusy] = useState(false)
  const apply = useSend(designCalls.applyTemplate, { changes: [designCalls.myTemplates] })
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    const results: Result[] = []
    try {
      const products = chosen.map(({ product, colors }) => ({ productID: product.productID, colors: [...colors] }))
      for (const of of templates) {
        const { data } = await apply.mutateAsync({ params: { id: of.id }, body: { products } })
        results.push(...data.map(each => ({ ...each, of })))
      }
    } catch (error) {
      notice.failed(error)
    } finally {
      setBusy(false)
    }
    const made = results.filter(({ template }) => template !== null).length
    if (made > 0) notice.done(t('applied', { count: made }))
    const refused = results.filter(({ fault }) => fault !== null)
    if (refused.length > 0) onRefused(refused)
    else if (results.length > 0) onClose()
  }
  return { isBusy, run }
}

/** Each with its product, and with its design where several were put on products. */
function Refused({ of: results, isMany }: { of: readonly Result[]; isMany: boolean }) {
  const faultText = useFaultText()
  return (
    <Lines>
      {results.map(({ productID, fault, of }) => (
        <Row key={`${of.id} ${productID}`} as="li">
          <strong>{isMany ? `${of.name} · ${productID}` : productID}</strong> {fault && (faultText(fault.code, fault.values) ?? fault.code)}
        </Row>
      ))}
    </Lines>
  )
}
