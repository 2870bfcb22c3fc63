import { CardList, ListBar } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { designCalls } from '../contract.ts'
import styles from './MyProductsPage.module.css'
import { TemplateCard } from './TemplateCard.tsx'

export const handle = { texts: ['design'] }

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
        waiting={<Waiting />}
      >
        {(rows, pager) => (
          <>
            <ul className={styles.grid}>
              {rows.map(template => (
                <TemplateCard key={template.id} template={template} />
              ))}
            </ul>
            {pager}
          </>
        )}
      </CardList>
    </>
  )
}

const Waiting = () => (
  <ul className={styles.grid} aria-busy>
    {Array.from({ length: 6 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places that hold the room are all alike.
      <li key={index} className={styles.card}>
        <Skeleton shape="square" />
      </li>
    ))}
  </ul>
)
