import { Link } from 'react-router'
import { placeOf } from '#base/call.ts'
import { useActText, useTeamActText } from '#kit/use-text.ts'
import type { Entry } from './AuditLine.tsx'

/** What a member of a seller's team did, as a sentence. */
export function TeamActText({ call }: { call: string }) {
  return useTeamActText().say(`done_${call}`) ?? call
}

/** What it was done to, leading to the office's page of it where there is one. */
export function TeamObject({ entry: { subject, object } }: { entry: Entry }) {
  const { say } = useTeamActText()
  const place = placeOf(useActText().say(`place_${subject}`), object)
  const words = `${say(`subject_${subject}`) ?? subject} ${object}`.trim()
  return place === undefined ? words : <Link to={place}>{words}</Link>
}
