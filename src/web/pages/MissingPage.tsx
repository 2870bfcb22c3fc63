import { data } from 'react-router'

/** Any address that no screen has. */
export function loader(): never {
  throw data(null, 404)
}

/** Never drawn: the layout shows the error's screen. */
export default function MissingPage() {
  return null
}
