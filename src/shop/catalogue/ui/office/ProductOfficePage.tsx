import { useParams } from 'react-router'
import { nameIn } from '#base/text.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { catalogueOfficeCalls, type OfficeProduct } from '../../office/contract.ts'
import { AreaEditor } from './AreaEditor.tsx'
import { FactsEditor } from './FactsEditor.tsx'
import { MockupEditor } from './mockup/MockupEditor.tsx'
import { PhotoEditor } from './PhotoEditor.tsx'
import { useEditing } from './use-editing.ts'
import { VariantGrid } from './VariantGrid.tsx'

export const handle = { texts: ['catalogueOffice', 'approval'] }
const defaults = { tab: 'facts' }

/** One product at work: its words and dates, its variants, pictures and print areas. */
export default function ProductOfficePage() {
  const t = useText('catalogueOffice')
  const id = Number(useParams().id)
  const answer = useCall(catalogueOfficeCalls.officeProduct, { params: { id } }, { staleMs: 0 })
  const back = { to: '/office/catalogue', label: t('products') }
  return (
    <Loaded of={answer} isFresh head={<PageHeader title={t('products')} back={back} />}>
      {product => <Workplace key={id} first={product} back={back} />}
    </Loaded>
  )
}

function Workplace({ first, back }: { first: OfficeProduct; back: { to: string; label: string } }) {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const editing = useEditing(first)
  const [{ tab }, setTab] = useUrlState(defaults)
  const { product, epoch } = editing
  const partKey = (part: unknown) => `${epoch} ${JSON.stringify(part)}`
  const { variants, areas, photos, mockups: ___, version: _, editedBy: __, ...facts } = product
  // All parts stay on the page, so that what is not saved yet outlives a look at another tab.
  return (
    <>
      <PageHeader
        title={nameIn(language, product)}
        aside={product.productID}
        back={back}
        actions={product.isEnabled && <LinkButton to={`/products/${product.slug}`}>{t('view')}</LinkButton>}
      />
      <AppTabs
        label={t('products')}
        value={tab}
        onChange={next => setTab({ tab: next })}
        tabs={[
          { value: 'facts', label: t('tabFacts') },
          { value: 'variants', label: t('variants'), count: variants.length },
          { value: 'pictures', label: t('tabPictures'), count: photos.length },
          { value: 'mockups', label: t('tabMockups'), count: product.mockups.length },
          { value: 'areas', label: t('tabAreas'), count: areas.length },
        ]}
      />
      <div hidden={tab !== 'facts'}>
        <FactsEditor key={partKey(facts)} editing={editing} />
      </div>
      <div hidden={tab !== 'variants'}>
        <VariantGrid key={partKey(variants)} editing={editing} />
      </div>
      <div hidden={tab !== 'pictures'}>
        <PhotoEditor editing={editing} />
      </div>
      <div hidden={tab !== 'mockups'}>
        <MockupEditor key={epoch} editing={editing} />
      </div>
      <div hidden={tab !== 'areas'}>
        <AreaEditor key={partKey(areas)} editing={editing} />
      </div>
    </>
  )
}
