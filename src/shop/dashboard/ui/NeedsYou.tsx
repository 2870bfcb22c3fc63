import { useContext } from 'react'
import { When } from '#kit/app/page/When.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Lines, Row } from '#kit/layout/Stack.tsx'
import { NeedWaysContext } from '#kit/menu.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import type { Need } from '../contract.ts'
import styles from './home.module.css'

/** What waits for the seller, a line each: how many or which one, since when, and the button that leads to its act. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  const t = useText('dashboard')
  return (
    <Section title={t('needsYou')}>
      {needs.length === 0 ? (
        <Row as="p" className={styles.none}>
          <Icon name="checkCircle" />
          <span>
            <strong>{t('allDone')}</strong> <span className="hint">{t('allDoneHint')}</span>
          </span>
        </Row>
      ) : (
        <Lines>
          {needs.map(need => (
            <NeedLine key={need.kind} need={need} />
          ))}
        </Lines>
      )}
    </Section>
  )
}

function NeedLine({ need }: { need: Need }) {
  const say = useText('portalPlace')
  const reason = useWhyNot()
  const way = useContext(NeedWaysContext)[need.kind]
  // The server may be newer than this page.
  if (!way) return null
  return (
    <li>
      <span className={styles.sign} data-tone={way.tone}>
        <Icon name={way.icon} />
      </span>
      <div>
        {say(`need_${need.kind}`, { count: need.count })}
        <small>
          <When at={need.since} />
        </small>
      </div>
      <LinkButton to={way.to(need)} size="small" reason={reason(way.call)}>
        {say(`act_${need.kind}`)}
      </LinkButton>
    </li>
  )
}
