/** The path that a request asks for; where it cannot be decoded and is none of the API, one that no page has. */
export function decodableUrl(url: string): string {
  if (/^\/(v1|core)\//.test(url)) return url
  try {
    decodeURIComponent(url.split(/[?#]/)[0] ?? '')
    return url
  } catch {
    return /^\/vi\//.test(url) ? '/vi/404' : '/404'
  }
}

/**
 * The address of a page under our own origin, by the path that a request asks for. Nothing where the path is none of a page:
 * `//evil.example`, `/\evil.example` and `http://evil.example/` name another host to whoever resolves them.
 */
export function pageUrl(path: string, publicUrl: string): URL | undefined {
  const url = path.startsWith('/') ? URL.parse(publicUrl + path) : null
  return url && !url.pathname.startsWith('//') ? url : undefined
}
