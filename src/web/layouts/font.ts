import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** For pages that the server draws: their words are there before a style sheet has asked for the font. */
export const fontLinks = () => [{ rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const }]
