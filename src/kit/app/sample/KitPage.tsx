import { AppProvider } from '../AppProvider.tsx'
import { ChartSamples } from './ChartSamples.tsx'
import { ControlSamples } from './ControlSamples.tsx'
import styles from './KitPage.module.css'
import { LayoutSamples } from './LayoutSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { PreviewSamples } from './PreviewSamples.tsx'

export const handle = { texts: ['app', 'fault'] }
export const clientLoader = () => null
clientLoader.hydrate = true as const
/** Like every app screen it is drawn by the browser alone. */
export const HydrateFallback = () => null

/** Every piece of the kit in its states, in both schemes: in development and in tests, never in production (src/routes.ts). */
export default function KitPage() {
  return (
    <AppProvider>
      <main id="content" className={styles.page} data-app="">
        <title>The kit – Inkport</title>
        <h1>The kit</h1>
        {(['light', 'dark'] as const).map(scheme => (
          <section key={scheme} className={styles.pane} data-scheme={scheme} aria-label={scheme}>
            <LayoutSamples />
            <ControlSamples />
            <OverlaySamples scheme={scheme} />
            <PreviewSamples />
            <ChartSamples />
          </section>
        ))}
      </main>
    </AppProvider>
  )
}
