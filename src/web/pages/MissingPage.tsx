import { data } from 'react-router'
import { ErrorScreen } from '../ErrorScreen.tsx'

/** Any address that no screen has. */
export function loader(): never {
  throw data(null, 404)
}

export default function MissingPage() {
  return <ErrorScreen error={undefined} isBare={false} />
}
