import { nameIn } from '#base/text.ts'
import { CardList, ListBar } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Menu } from '#kit/control/Menu.tsx'
import { Card, Cards, WaitingCards } from '#kit/layout/Cards.tsx'
import { Lines, Row } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { designCalls } from '../../contract.ts'
import { DraftActs } from './DraftActs.tsx'
import type { MyTemplate } from './Worn.tsx'
import { Worn } from './Worn.tsx'

export const handle = { texts: ['design'] }

/** What is drawn and not saved, the latest first: to go on with, to save or to throw away. */
export default function DraftDesignPage() {
  const t = useText('design')
  const drafts = useList(designCalls.myTemplates, { search: t('search'), limit: 24, query: { hasDraft: 'true', sort: 'edited' } })
  const action = (
    <LinkButton to="/products" variant="primary" icon="shirt">
      {t('browse')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('drafts')} hint={t('draftsHint')} />
      <ListBar of={drafts} />
      <CardList
        of={drafts}
        empty={{ drawing: 'picture', title: t('noDrafts'), hint: t('noDraftsHint'), action }}
        waiting={<WaitingCards count={6} />}
      >
        {(rows, pager) => (
          <>
            <Cards>
              {rows.map(template => (
                <DraftCard key={template.id} template={template} />
              ))}
            </Cards>
            {pager}
          </>
        )}
      </CardList>
    </>
  )
}

function DraftCard({ template }: { template: MyTemplate }) {
  const t = useText('design')
  const language = useLanguage()
  const reason = useWhyNot()(designCalls.saveDraft)
  const { name, slug, productCustom, color, state, editedAt, editedBy } = template
  return (
    <Card
      picture={<Worn template={template} isDraft />}
      title={name}
      name={name}
      aside={
        reason === undefined && (
          <DraftActs template={template}>
            {entries => <Menu icon="dots" label={t('actions', { name })} align="end" entries={entries} />}
          </DraftActs>
        )
      }
      foot={
        <LinkButton to={`/my-products/${slug}`} variant="primary" reason={reason} wide>
          {t('continue')}
        </LinkButton>
      }
    >
      <p className="hint">
        {nameIn(language, productCustom)} · {colorIn(language, color)}
      </p>
      <p className="hint">
        <When at={editedAt} /> {editedBy && editedBy.id !== template.user && t('by', { name: editedBy.username })}
      </p>
      <Row gap={4}>
        <Badge meaning="grey">{t(state === 'DRAFT' ? 'neverSaved' : 'unsaved')}</Badge>
        <Warnings of={template.warnings} />
      </Row>
    </Card>
  )
}

/** How many things are to be mended, and in a list that opens which. */
function Warnings({ of }: { of: MyTemplate['warnings'] }) {
  const t = useText('design')
  const faultText = useFaultText()
  if (of.length === 0) return null
  const isBlocked = of.some(({ weight }) => weight === 'BLOCK')
  return (
    <details>
      <summary>
        <Badge meaning={isBlocked ? 'red' : 'amber'}>{t('warnings', { count: of.length })}</Badge>
      </summary>
      <Lines>
        {of.map(({ code, values, side, layerId }) => (
          <li key={`${code} ${side} ${layerId}`} className="hint">
            {side && `${t(side)}: `}
            {faultText(code, values) ?? code}
          </li>
        ))}
      </Lines>
    </details>
  )
}
