import { AuthPage } from './AuthPage.tsx'

export { visitorsOnly as loader } from './visitors-only.ts'
export const handle = { texts: ['account', 'fault'] }

export default function LoginPage() {
  return <AuthPage start="login" />
}
