// XSS payloads: texts that a browser runs where they are put into a page as they are: each leaves a mark that is seen even where nothing
// ran.

/** Sets `ran`, opens a dialog, or puts the element `x-canary` into the page. */
export const payloads: readonly string[] = [
  '<script>ran=1</script><x-canary></x-canary>',
  '"><script>ran=1</script><x-canary>',
  "'><script>ran=1</script><x-canary>",
  '</title><script>ran=1</script><x-canary>',
  '</textarea><script>ran=1</script><x-canary>',
  '</script><script>ran=1</script><x-canary>',
  '</style><script>ran=1</script><x-canary>',
  '--><script>ran=1</script><x-canary>',
  '<img src=x onerror=ran=1>',
  '<img/src/onerror=alert(1)>',
  '"><img src=x onerror=ran=1>',
  "'onmouseover='ran=1' x='",
  '" autofocus onfocus="ran=1" x="',
  '<svg onload=ran=1>',
  '<svg><script>ran=1</script></svg>',
  '<svg><animate onbegin=ran=1 attributeName=x>',
  '<body onload=ran=1>',
  '<iframe srcdoc="<script>top.ran=1</script>">',
  '<iframe src=javascript:top.ran=1>',
  '<details open ontoggle=ran=1>',
  '<input autofocus onfocus=ran=1>',
  '<math><mi xlink:href="javascript:ran=1">x',
  '<a href="javascript:ran=1">x</a>',
  '[x](javascript:ran=1)',
  '![x](x"onerror="ran=1)',
  '<javascript:ran=1>',
  'javascript:ran=1//',
  'data:text/html,<script>ran=1</script>',
  `\${ran=1}{{constructor.constructor("ran=1")()}}`,
  '\u2028ran=1\u2029<x-canary>',
  '<scr<script>ipt>ran=1</script><x-canary>',
  '<base href="https://evil.example/"><x-canary>',
]

/** All of them in few texts, for fields that are long enough. */
export const joined: readonly string[] = [payloads.slice(0, 10), payloads.slice(10, 20), payloads.slice(20)].map(some => some.join(' '))
