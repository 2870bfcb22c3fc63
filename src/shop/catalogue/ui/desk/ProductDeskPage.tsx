import { useParams } from 'react-router'
import { nameIn } from '#base/text.ts'
import { LinkButton } from '#kit/Button.tsx'
import { DeskTabs } from '#kit/desk/DeskTabs.tsx'
import { ErrorNote } from '#kit/desk/ErrorNote.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { useUrlState } from '#kit/desk/use-url-state.ts'
import { Skeleton } from '#kit/Loading.tsx'
import { useCall } from '#kit/use-call.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { catalogueDeskCalls } from '../../calls.ts'
import type { DeskProduct } from '../../desk.contract.ts'
import { AreaEditor } from './AreaEditor.tsx'
import { FactsEditor } from './FactsEditor.tsx'
import { PhotoEditor } from './PhotoEditor.tsx'
import { useEditing } from './use-editing.ts'
import { VariantGrid } from './VariantGrid.tsx'

export const handle = { texts: ['catalogueDesk', 'approval'] }
const defaults = { tab: 'facts' }

/** One product at work: its words and dates, its variants, pictures and print areas. */
export default function ProductDeskPage() {
  const t = useText('catalogueDesk')
  const id = Number(useParams().id)
  const answer = useCall(catalogueDeskCalls.officeProduct, { params: { id } }, { staleMs: 0 })
  const back = { to: '/office/catalogue', label: t('products') }
  if (answer.error)
    return (
      <>
        <PageHeader title={t('products')} back={back} />
        <ErrorNote error={answer.error} onRetry={() => void answer.refetch()} />
      </>
    )
  if (!answer.data || !answer.isFetchedAfterMount) return <Skeleton shape="block" />
  return <Workplace key={id} first={answer.data.data} back={back} />
}

function Workplace({ first, back }: { first: DeskProduct; back: { to: string; label: string } }) {
  const t = useText('catalogueDesk')
  const language = useLanguage()
  const editing = useEditing(first)
  const [{ tab }, setTab] = useUrlState(defaults)
  const { product, epoch } = editing
  const partKey = (part: unknown) => `${epoch} ${JSON.stringify(part)}`
  const { variants, areas, photos, version: _, editedBy: __, ...facts } = product
  // All parts stay on the page, so that what is not saved yet outlives a look at another tab.
  return (
    <>
      <PageHeader
        title={nameIn(language, product)}
        aside={product.productID}
        back={back}
        actions={product.isEnabled && <LinkButton to={`/products/${product.slug}`}>{t('view')}</LinkButton>}
      />
      <DeskTabs
        label={t('products')}
        value={tab}
        onChange={next => setTab({ tab: next })}
        tabs={[
          { value: 'facts', label: t('tabFacts') },
          { value: 'variants', label: t('variants'), count: variants.length },
          { value: 'pictures', label: t('tabPictures'), count: photos.length },
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
      <div hidden={tab !== 'areas'}>
        <AreaEditor key={partKey(areas)} editing={editing} />
      </div>
    </>
  )
}
