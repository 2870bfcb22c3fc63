/** There is none. On a phone, where a cell has no name beside it, a row leaves it out (src/kit/app/table/DataTable.module.css). */
export function Dash() {
  return (
    <span className="muted" data-none>
      –
    </span>
  )
}
