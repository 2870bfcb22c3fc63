import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { pageCalls } from '../../../page/contract.ts'
import type { PageAtWork } from './page.ts'

/** Everything that was published, the newest first, and the text that is built in; each can be restored as a draft. */
export function PageHistory({ work: { item, state, resolve } }: { work: PageAtWork }) {
  const t = useText('pageOffice')
  const office = useText('contentOffice')
  const mayNot = useWhyNot()(pageCalls.restorePage)
  const restore = useAct(pageCalls.restorePage, {
    changes: [pageCalls.officePages],
    done: t('restored'),
    onDone: () => void resolve('theirs'),
  })
  const reason = mayNot ?? (state === 'saved' ? undefined : office('waitSave'))
  const ask = (editionId: number | null) =>
    void restore.ask(
      { title: t('restoreTitle'), children: t('restoreHint'), action: t('restore') },
      { params: { key: item.key }, body: { version: item.version, editionId } },
    )
  const act = (editionId: number | null) => (
    <Button size="small" reason={reason} busy={restore.isPending} onClick={() => ask(editionId)}>
      {t('restore')}
    </Button>
  )
  return (
    <Panel title={t('history')} label={t('history')}>
      <Lines>
        {item.editions.map(({ id, publishedAt, publishedBy, isShown }) => (
          <li key={id}>
            <div>
              <When at={publishedAt} /> <span className="hint">{publishedBy}</span> {isShown && <Badge meaning="green">{t('shown')}</Badge>}
            </div>
            {act(id)}
          </li>
        ))}
        <li>
          <div>
            {t('builtInText')} {item.isBuiltIn && <Badge meaning="green">{t('shown')}</Badge>}
          </div>
          {act(null)}
        </li>
      </Lines>
    </Panel>
  )
}
