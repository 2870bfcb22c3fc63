/**
 * The address of a page under our own origin, by the path that a request asks for. Nothing where the path is none of a page:
 * `//evil.example`, `/\evil.example` and `http://evil.example/` name another host to whoever resolves them.
 */
export function pageUrl(path: string, publicUrl: string): URL | undefined {
  const url = path.startsWith('/') ? URL.parse(publicUrl + path) : null
  return url && !url.pathname.startsWith('//') ? url : undefined
}
