import { useNavigate } from 'react-router'
import { useAct } from '#kit/app/use-act.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot, useWhyNotOpen } from '#kit/use-why-not.ts'
import { announcementCalls } from '../../../announcement/contract.ts'
import { whyNotAnnounce } from '../../../announcement/rules.ts'
import { hasChanges } from '../StatusBadges.tsx'
import type { AtWork } from './announcement.ts'

/** Publish, end, delete; publishing says first whom it reaches and where. */
export function AnnouncementActs({ work }: { work: AtWork }) {
  const { item, take } = work
  const t = useText('announcementOffice')
  const office = useText('contentOffice')
  const navigate = useNavigate()
  const whyNot = useWhyNot()
  const whyNotOpen = useWhyNotOpen()
  const changes = [announcementCalls.officeAnnouncements]
  const publish = useAct(announcementCalls.publishAnnouncement, { changes, done: t('published'), onDone: ({ data }) => take(data) })
  const end = useAct(announcementCalls.endAnnouncement, { changes, done: t('ended'), onDone: ({ data }) => take(data) })
  const remove = useAct(announcementCalls.deleteAnnouncement, {
    changes,
    done: t('removed'),
    onDone: () => navigate('/office/announcements'),
  })
  const notNow = useWhyNotNow(work)
  const params = { id: item.id }
  const isOn = item.status === 'PUBLISHED' || item.status === 'SCHEDULED'
  const askPublish = () => {
    const places = item.places.map(place => t(`place_${place}`)).join(' · ')
    const question = { title: t('publishTitle'), children: `${t('reach', { count: item.reach })}: ${places}`, action: t('publish') }
    void publish.ask(question, { params, body: { version: item.version } })
  }
  const askEnd = () => void end.ask({ title: t('endTitle'), children: t('endText'), action: t('end'), isDangerous: true }, { params })
  const askRemove = () => {
    const title = t('removeTitle', { title: item.title || t('untitled') })
    void remove.ask({ title, children: t('removeText'), action: t('remove'), isDangerous: true }, { params })
  }
  return (
    <>
      <LinkButton
        variant="quiet"
        icon="clock"
        to={`/office/audit?subject=announcement&object=${item.id}`}
        reason={whyNotOpen('/office/audit')}
      >
        {t('history')}
      </LinkButton>
      {item.publishedVersion === null && (
        <Button
          variant="quiet"
          icon="trash"
          reason={whyNot(announcementCalls.deleteAnnouncement)}
          busy={remove.isPending}
          onClick={askRemove}
        >
          {t('remove')}
        </Button>
      )}
      {isOn && (
        <Button reason={whyNot(announcementCalls.endAnnouncement)} busy={end.isPending} onClick={askEnd}>
          {t('end')}
        </Button>
      )}
      <Button
        variant="primary"
        reason={notNow ?? (isOn && !hasChanges(item) ? office('nothingNew') : undefined)}
        busy={publish.isPending}
        onClick={askPublish}
      >
        {t(isOn ? 'update' : 'publish')}
      </Button>
    </>
  )
}

/** Why it cannot be published as it stands, or nothing where it can. */
function useWhyNotNow({ item, state }: AtWork): string | undefined {
  const office = useText('contentOffice')
  const faultText = useFaultText()
  const mayNot = useWhyNot()(announcementCalls.publishAnnouncement)
  if (mayNot !== undefined) return mayNot
  if (state !== 'saved') return office('waitSave')
  const at = (instant: string | null) => (instant === null ? null : new Date(instant))
  const given = { ...item, sellers: item.sellers.length, startsAt: at(item.startsAt), endsAt: at(item.endsAt) }
  const why = whyNotAnnounce(given, new Date())
  return why && faultText(why, { names: item.unknownSellers.join(', '), tier: item.tier })
}
