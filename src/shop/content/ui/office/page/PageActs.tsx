import { useAct } from '#kit/app/use-act.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { pageCalls } from '../../../page/contract.ts'
import { pagePath, whyNotPublishPage } from '../../../page/rules.ts'
import type { PageAtWork } from './page.ts'

/** View, put the built-in text back, publish. */
export function PageActs({ work }: { work: PageAtWork }) {
  const { item, state, take, resolve } = work
  const t = useText('pageOffice')
  const office = useText('contentOffice')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const changes = [pageCalls.officePages]
  const publish = useAct(pageCalls.publishPage, { changes, done: t('published'), onDone: ({ data }) => take(data) })
  const reset = useAct(pageCalls.resetPage, { changes, done: t('resetDone'), onDone: () => void resolve('theirs') })
  const input = { params: { key: item.key }, body: { version: item.version } }
  const fault = whyNotPublishPage(item.key, item)
  const mayNot = whyNot(pageCalls.publishPage)
  const unsaved = state === 'saved' ? undefined : office('waitSave')
  const why = mayNot ?? unsaved ?? (item.hasChanges ? fault && faultText(fault) : office('nothingNew'))
  const askPublish = () => void publish.ask({ title: t('publishTitle'), children: t('publishHint'), action: t('publish') }, input)
  const askReset = () => void reset.ask({ title: t('resetTitle'), children: t('resetHint'), action: t('reset'), isDangerous: true }, input)
  return (
    <>
      <LinkButton variant="quiet" icon="external" to={pagePath(item.key)}>
        {t('view')}
      </LinkButton>
      {!item.isBuiltIn && (
        <Button reason={mayNot ?? unsaved} busy={reset.isPending} onClick={askReset}>
          {t('reset')}
        </Button>
      )}
      <Button variant="primary" reason={why} busy={publish.isPending} onClick={askPublish}>
        {t('publish')}
      </Button>
    </>
  )
}
