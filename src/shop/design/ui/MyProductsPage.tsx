import { CardList, ListBar } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Cards, WaitingCards } from '#kit/layout/Cards.tsx'
import { useText } from '#kit/use-text.ts'
import { designCalls } from '../contract.ts'
import { TemplateCard } from './TemplateCard.tsx'

export const handle = { texts: ['design', 'designSku'] }

/** The seller's designs on products, newest first. */
export default function MyProductsPage() {
  const t = useText('design')
  const templates = useList(designCalls.myTemplates, { search: t('search'), limit: 12 })
  const browse = (
    <LinkButton to="/products" variant="primary" icon="shirt">
      {t('browse')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('myProducts')} hint={t('myProductsHint')} actions={browse} />
      <ListBar of={templates} />
      <CardList
        of={templates}
        empty={{ drawing: 'picture', title: t('empty'), hint: t('emptyHint'), action: browse }}
        waiting={<WaitingCards count={6} />}
      >
        {(rows, pager) => (
          <>
            <Cards>
              {rows.map(template => (
                <TemplateCard key={template.id} template={template} />
              ))}
            </Cards>
            {pager}
          </>
        )}
      </CardList>
    </>
  )
}
