import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core'

/** Process blue and its neighbours; the sixth is the token itself. */
const blue: MantineColorsTuple = [
  '#eaf1ff',
  '#d3e1ff',
  '#a5c1ff',
  '#749fff',
  '#4a82ff',
  '#2a6dff',
  '#0b5cff',
  '#0a50dd',
  '#0746c4',
  '#003cab',
]

/** The library's own greys of the dark: from our ink to below our paper. */
const dark: MantineColorsTuple = [
  '#e9e7e2',
  '#b9bdc4',
  '#9ca0a8',
  '#6b7079',
  '#454a53',
  '#2a2e35',
  '#171a1f',
  '#101216',
  '#0c0e11',
  '#08090b',
]

/** The UI library's theme over our tokens: it names none of its own colours or sizes. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: 6,
  colors: { blue, dark },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: 'var(--text-13)', sm: 'var(--text-14)', md: 'var(--text-14)', lg: 'var(--text-16)', xl: 'var(--text-18)' },
  spacing: { xs: 'var(--space-8)', sm: 'var(--space-12)', md: 'var(--space-16)', lg: 'var(--space-24)', xl: 'var(--space-32)' },
  radius: { xs: '4px', sm: 'var(--radius-control)', md: 'var(--radius-card)', lg: 'var(--radius-card)', xl: 'var(--radius-full)' },
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // In a dialog whatever stands outside of it is out of reach.
    Select: { defaultProps: { allowDeselect: false, checkIconPosition: 'right', comboboxProps: { withinPortal: false } } },
    MultiSelect: { defaultProps: { comboboxProps: { withinPortal: false } } },
  },
})

const fromTokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-error': 'var(--red-ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-light': 'var(--primary-tint)',
  '--mantine-primary-color-light-color': 'var(--primary-text)',
}
export const variables: CSSVariablesResolver = () => ({ variables: {}, light: fromTokens, dark: fromTokens })

/** The library follows the page's `data-theme`, which the person's menu sets and the server knows at the first paint. */
export const schemeManager: MantineColorSchemeManager = (() => {
  let watch: MutationObserver | undefined
  const chosen = (fallback: MantineColorScheme): MantineColorScheme => {
    const theme = document.documentElement.dataset.theme
    return theme === 'light' || theme === 'dark' ? theme : fallback
  }
  return {
    get: chosen,
    set: () => undefined,
    clear: () => undefined,
    subscribe(onUpdate) {
      watch = new MutationObserver(() => onUpdate(chosen('auto')))
      watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    },
    unsubscribe: () => watch?.disconnect(),
  }
})()

/** The nonce of the page's Content-Security-Policy, for the style sheets that the library writes. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
