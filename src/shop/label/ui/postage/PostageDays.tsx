import { dayBefore } from '#base/time.ts'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { usePostageDays } from './postage-days.ts'

/** From which day to which labels were bought, both included. */
export function PostageDays() {
  const t = useText('postage')
  const { days, by, key, setState } = usePostageDays()
  const today = dayBefore(0)
  return (
    <Row align="end">
      {(['from', 'to'] as const).map(name => (
        <TextInput
          key={name}
          width="short"
          type="date"
          label={t(name)}
          value={days[name]}
          {...(name === 'to' && { min: days.from })}
          max={name === 'from' ? days.to : today}
          // Of one day's labels other days are asked for: then it is no figure of that day any more.
          onChange={event => setState({ ...days, [name]: event.currentTarget.value, key: by === 'DAY' ? '' : key })}
        />
      ))}
    </Row>
  )
}
