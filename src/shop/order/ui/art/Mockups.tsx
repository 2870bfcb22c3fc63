import { useText } from '#kit/use-text.ts'
import { isMockupLink } from '../../item/rules.ts'

/** Where the seller shows how an item is meant to look, a link each; what is no https address is only words. */
export function Mockups({ links }: { links: readonly string[] }) {
  const t = useText('orderPapers')
  if (links.length === 0) return null
  return (
    <ul aria-label={t('mockups')}>
      {links.map((link, at) => (
        <li key={link} className="cut" title={link}>
          {isMockupLink(link) ? (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {t('mockup', { number: at + 1 })}
            </a>
          ) : (
            <span className="hint">{link}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
