import { AuthPage } from './AuthPage.tsx'

export { visitorsOnly as loader } from './visitors-only.ts'
export const handle = { texts: ['account', 'fault'] }

export default function RegisterPage() {
  return <AuthPage start="signUp" />
}
