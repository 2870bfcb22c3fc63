// Links to files that sellers give. Each purpose has one list of what is taken: the dry run of a file of orders judges by it, so do the
// calls and the client that fetches.

/** The hosts of cloud drives and of the servers that their downloads lead to (spec §3 "Upload source types"). */
const drives = [
  'drive.google.com',
  'docs.google.com',
  'drive.usercontent.google.com',
  '*.googleusercontent.com',
  'www.dropbox.com',
  'dropbox.com',
  '*.dropboxusercontent.com',
] as const
/** Where TikTok Shop, and the services that sell carriers' labels, keep the PDFs that their own links lead to. */
const labelServers = [
  ...['*.tiktokshop.com', '*.tiktokcdn.com', '*.tiktokcdn-us.com', '*.ttcdn-us.com', '*.ibyteimg.com'],
  ...['easypost-files.s3.us-west-2.amazonaws.com', 'easypost-files.s3-us-west-2.amazonaws.com'],
  ...['deliver.goshippo.com', 'shippo-delivery-east.s3.amazonaws.com', 'api.shipengine.com', 'api.shipstation.com'],
] as const

/** ART: what is printed, and mockups. LABEL: a PDF. TABLE: a file of orders. */
export type LinkPurpose = 'ART' | 'LABEL' | 'TABLE'
/** The hosts that a link of each purpose, and what it leads on to, may name. */
export const linkHosts: Readonly<Record<LinkPurpose, readonly string[]>> = {
  ART: drives,
  LABEL: [...drives, ...labelServers],
  TABLE: drives,
}
export const linkCharacters = 2_000

/** INVALID: not an https link to one of the hosts. FOLDER: it leads to many files. PAGE: to a document, whose file is none of this purpose. */
export type LinkFlaw = 'INVALID' | 'FOLDER' | 'PAGE'

/** Why a link is not taken for this purpose; nothing where it is. Whether anything lies behind it, only fetching says. */
export function linkFlaw(link: string, purpose: LinkPurpose): LinkFlaw | undefined {
  if (link.length > linkCharacters || /\s/.test(link)) return 'INVALID'
  const url = URL.parse(link)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return 'INVALID'
  if (!linkHosts[purpose].some(host => isHost(url.hostname, host))) return 'INVALID'
  if (isFolder(url)) return 'FOLDER'
  return isPage(url) && !(purpose === 'TABLE' && sheetOf(url)) ? 'PAGE' : undefined
}

const isHost = (hostname: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed

const isGoogle = ({ hostname }: URL) => hostname === 'drive.google.com' || hostname === 'docs.google.com'
const isDropbox = ({ hostname }: URL) => hostname === 'www.dropbox.com' || hostname === 'dropbox.com'

/** Dropbox calls shared folders `/sh/` and `/scl/fo/`; what is under `/home` nobody else can open. */
function isFolder(url: URL): boolean {
  if (isGoogle(url)) return /^\/(?:a\/[^/]+\/)?(?:drive\/|folderview|embeddedfolderview|folders\/)/.test(url.pathname)
  return isDropbox(url) && /^\/(?:sh|scl\/fo|home)(?:\/|$)/.test(url.pathname)
}
/** A document that is edited in the browser. An address that exports one is a file. */
const isPage = (url: URL): boolean =>
  url.hostname === 'docs.google.com' &&
  /^\/(?:a\/[^/]+\/)?(?:document|presentation|drawings|forms|spreadsheets)\//.test(url.pathname) &&
  !/\/(?:export|pub)(?:\/|$)/.test(url.pathname)

/**
 * The address of the file itself where `link` is a share link of Google Drive or Dropbox, which shows a page about the file, or of Google
 * Sheets: that is the CSV of its tab, or of the first where none is named. Every other text comes back as it is: whether it may be fetched
 * is for the outbound client to say.
 */
export function directLink(link: string): string {
  const url = URL.parse(link.trim())
  if (url === null) return link.trim()
  if (isGoogle(url)) return sheetDownload(url) ?? googleDownload(url) ?? url.href
  if (isDropbox(url)) return dropboxDownload(url)
  return url.href
}

/** The id of a sheet in its path; of one that is published to the web it begins with `e/`. */
const sheetOf = (url: URL): string | undefined =>
  url.hostname === 'docs.google.com'
    ? /^\/(?:a\/[^/]+\/)?spreadsheets\/(?:u\/\d+\/)?d\/((?:e\/)?[\w-]{10,200})/.exec(url.pathname)?.[1]
    : undefined

function sheetDownload(url: URL): string | undefined {
  const id = sheetOf(url)
  if (id === undefined || !isPage(url)) return undefined
  const tab = /(?:^#|&)gid=(\d{1,20})/.exec(url.hash)?.[1] ?? url.searchParams.get('gid')
  const download = new URL(`https://docs.google.com/spreadsheets/d/${id}/${id.startsWith('e/') ? 'pub' : 'export'}`)
  download.searchParams.set(id.startsWith('e/') ? 'output' : 'format', 'csv')
  if (tab) download.searchParams.set('gid', tab)
  if (tab && id.startsWith('e/')) download.searchParams.set('single', 'true')
  return download.href
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
