/** A PDF of a kilobyte that draws one square ten times, that ten times, and so on: `levels` of it, 10^levels squares. */
export function slowPdf(levels: number): Buffer {
  const stream = (head: string, content: string) => `<<${head}/Length ${content.length}>>\nstream\n${content}\nendstream`
  const ten = '/F Do '.repeat(10)
  const form = (at: number) =>
    at === levels
      ? stream('/Type/XObject/Subtype/Form/BBox[0 0 288 432]', '0 0 9 9 re f')
      : stream(`/Type/XObject/Subtype/Form/BBox[0 0 288 432]/Resources<</XObject<</F ${at + 5} 0 R>>>>`, ten)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 288 432]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>>>',
    stream('', ten),
    ...Array.from({ length: levels }, (_, at) => form(at + 1)),
  ]
  const bodies = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${bodies}trailer\n<</Root 1 0 R>>\n%%EOF\n`, 'latin1')
}
