import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { catalogueOfficeCalls } from '../../../office/contract.ts'
import { MenuCard } from './MenuCard.tsx'
import styles from './MenuOffice.module.css'

export const handle = { texts: ['catalogueOffice'] }

/** Categories and tags: their words, their order, and whether they are shown. */
export default function MenuOfficePage() {
  const t = useText('catalogueOffice')
  return (
    <>
      <PageHeader title={t('menus')} hint={t('menusHint')} back={{ to: '/office/catalogue', label: t('products') }} />
      <div className={styles.menus}>
        <Categories />
        <Tags />
      </div>
    </>
  )
}

function Categories() {
  const t = useText('catalogueOffice')
  const answer = useCall(catalogueOfficeCalls.officeCategories, {})
  const options = useSaved(catalogueOfficeCalls.officeCategories)
  const whyNot = useWhyNot()
  const change = useAct(catalogueOfficeCalls.changeCategory, options)
  const create = useAct(catalogueOfficeCalls.createCategory, options)
  return (
    <MenuCard
      title={t('categories')}
      addTitle={t('newCategory')}
      answer={answer}
      mayNotAdd={whyNot(catalogueOfficeCalls.createCategory)}
      mayNotChange={whyNot(catalogueOfficeCalls.changeCategory)}
      isAdding={create.isPending}
      onAdd={(body, onSuccess) => create.mutate({ body }, { onSuccess })}
      onChange={(id, body) => change.mutate({ params: { id }, body })}
    />
  )
}

function Tags() {
  const t = useText('catalogueOffice')
  const answer = useCall(catalogueOfficeCalls.officeTags, {})
  const options = useSaved(catalogueOfficeCalls.officeTags)
  const whyNot = useWhyNot()
  const change = useAct(catalogueOfficeCalls.changeTag, options)
  const create = useAct(catalogueOfficeCalls.createTag, options)
  return (
    <MenuCard
      title={t('tags')}
      addTitle={t('newTag')}
      answer={answer}
      mayNotAdd={whyNot(catalogueOfficeCalls.createTag)}
      mayNotChange={whyNot(catalogueOfficeCalls.changeTag)}
      isAdding={create.isPending}
      onAdd={(body, onSuccess) => create.mutate({ body }, { onSuccess })}
      onChange={(id, body) => change.mutate({ params: { id }, body })}
    />
  )
}

function useSaved(list: typeof catalogueOfficeCalls.officeCategories | typeof catalogueOfficeCalls.officeTags) {
  const t = useText('catalogueOffice')
  return { changes: [list], done: t('saved') }
}
