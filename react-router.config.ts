import type { Config } from '@react-router/dev/config'

/** Route modules may stand anywhere under src; `src/routes.ts` lists every screen. */
export default { appDirectory: 'src', ssr: true } satisfies Config
