/** A count under a head that names it; on a phone, which has no head, with its word. */
export function Counted({ count, words }: { count: number; words: string }) {
  return (
    <>
      <span className="phone-none">{count}</span>
      <span className="phone-only">{words}</span>
    </>
  )
}
