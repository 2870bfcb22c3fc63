/** The hosts of cloud drives and of the servers that their downloads lead to (spec §3 "Upload source types"). */
export const driveHosts = [
  'drive.google.com',
  'docs.google.com',
  'drive.usercontent.google.com',
  '*.googleusercontent.com',
  'www.dropbox.com',
  'dropbox.com',
  '*.dropboxusercontent.com',
] as const

/**
 * The address of the file itself where `link` is a share link of Google Drive or Dropbox, which shows a page about the file.
 * Every other text comes back as it is: whether it may be fetched is for the outbound client to say.
 */
export function directLink(link: string): string {
  const url = URL.parse(link.trim())
  if (url === null) return link.trim()
  if (url.hostname === 'drive.google.com' || url.hostname === 'docs.google.com') return googleDownload(url) ?? url.href
  if (url.hostname === 'www.dropbox.com' || url.hostname === 'dropbox.com') return dropboxDownload(url)
  return url.href
}

/** `confirm=t` passes the page that says the file is too large to be scanned; `resourcekey` opens links made before 2021. */
function googleDownload(url: URL): string | undefined {
  const id =
    /\/file\/(?:u\/\d+\/)?d\/([\w-]{10,})/.exec(url.pathname)?.[1] ??
    (/\/(open|uc)$/.test(url.pathname) ? url.searchParams.get('id') : null)
  if (!id) return undefined
  const download = new URL('https://drive.usercontent.google.com/download?export=download&confirm=t')
  download.searchParams.set('id', id)
  const key = url.searchParams.get('resourcekey')
  if (key) download.searchParams.set('resourcekey', key)
  return download.href
}

function dropboxDownload(url: URL): string {
  url.searchParams.delete('raw')
  url.searchParams.set('dl', '1')
  return url.href
}
