import { type ReactNode, Suspense, useState } from 'react'
import { nameIn } from '#base/text.ts'
import { CardList, ListBar } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Cards, WaitingCards } from '#kit/layout/Cards.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '../../contract.ts'
import { TemplateCard } from './TemplateCard.tsx'
import { hasMockups, useMockupsDownload } from './use-mockups-download.ts'
import { useTemplateActs } from './use-template-acts.ts'
import type { MyTemplate } from './Worn.tsx'

const ApplyDialog = lazyPart(() => import('./ApplyDialog.tsx').then(it => it.ApplyDialog))
const sorts = ['newest', 'oldest', 'edited', 'name'] as const

/** The seller's designs on products: found, sorted, and many dealt with at once. `used` says in how many orders one of the shown ones is. */
export function MyProducts({ used }: { used: (template: MyTemplate, shown: readonly MyTemplate[]) => ReactNode }) {
  const t = useText('design')
  const mayWrite = useWhyNot()(designCalls.renameTemplate) === undefined
  const templates = useList(designCalls.myTemplates, { search: t('search'), limit: 24, filters: useFilters() })
  const [applied, setApplied] = useState<readonly MyTemplate[]>([])
  const apply = (chosen: readonly MyTemplate[]) => setApplied(chosen)
  const browse = (
    <LinkButton to="/products" variant="primary" icon="shirt">
      {t('browse')}
    </LinkButton>
  )
  const acts = <BulkActs chosen={templates.chosen} onApply={apply} onDone={templates.clearSelection} />
  return (
    <>
      <PageHeader title={t('myProducts')} hint={t('myProductsHint')} actions={browse} />
      <ListBar of={templates} />
      <CardList
        of={templates}
        empty={{ drawing: 'picture', title: t('empty'), hint: t('emptyHint'), action: browse }}
        waiting={<WaitingCards count={6} />}
        select={mayWrite ? { acts, rowName: ({ name }) => name } : undefined}
      >
        {(rows, pager, tickOf) => (
          <>
            <Cards>
              {rows.map(template => (
                <TemplateCard
                  key={template.id}
                  template={template}
                  tick={tickOf(template)}
                  used={used(template, rows)}
                  onApply={() => apply([template])}
                />
              ))}
            </Cards>
            {pager}
          </>
        )}
      </CardList>
      {applied.length > 0 && (
        <Suspense>
          <ApplyDialog templates={applied} onClose={() => setApplied([])} />
        </Suspense>
      )}
    </>
  )
}

function useFilters() {
  const t = useText('design')
  const language = useLanguage()
  const products = useCall(catalogueCalls.products, { query: { limit: 100 } }).data?.data.docs ?? []
  return [
    {
      name: 'state',
      label: t('state'),
      any: t('state_ALL'),
      choices: (['READY', 'DRAFT'] as const).map(value => ({ value, label: t(`state_${value}`) })),
    },
    {
      name: 'productID',
      label: t('product'),
      any: t('product_ALL'),
      choices: products.map(product => ({ value: product.productID, label: nameIn(language, product) })),
    },
    { name: 'sort', label: t('sort'), choices: sorts.map(value => ({ value, label: t(`sort_${value}`) })) },
  ] as const
}

interface BulkProps {
  chosen: readonly MyTemplate[]
  onApply: (chosen: readonly MyTemplate[]) => void
  onDone: () => void
}
function BulkActs({ chosen, onApply, onDone }: BulkProps) {
  const t = useText('design')
  const acts = useTemplateActs(onDone)
  const mockups = useMockupsDownload()
  const shown = chosen.filter(hasMockups)
  const hasDrafts = chosen.some(({ state }) => state === 'DRAFT')
  return (
    <>
      <Button size="small" icon="copy" busy={acts.isBusy} onClick={() => void acts.duplicate(chosen)}>
        {t('duplicate')}
      </Button>
      <Button size="small" icon="layers" reason={hasDrafts ? t('savedOnly') : undefined} onClick={() => onApply(chosen)}>
        {t('apply')}
      </Button>
      <Button
        size="small"
        icon="download"
        busy={mockups.isBusy}
        reason={shown.length === 0 ? t('noMockups') : undefined}
        onClick={() => void mockups.download(shown)}
      >
        {t('downloadMockups')}
      </Button>
      <Button size="small" icon="trash" busy={acts.isBusy} onClick={() => void acts.remove(chosen)}>
        {t('remove')}
      </Button>
    </>
  )
}
