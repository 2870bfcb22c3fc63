/** Text as HTML and XML may hold it, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
