/** What a proof image may be (spec §5). */
export const imageTypes = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } as const
