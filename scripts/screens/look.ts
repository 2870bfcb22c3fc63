// What a program sees on a drawn page: wider than its window, texts that are cut, texts that others lie over. Runs in the page.

export function faultsOfPage(): string[] {
  const faults: string[] = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) faults.push(`${wide} px wider than the window`)
  const canvas = document.createElement('canvas').getContext('2d')
  const widthOf = (text: string, style: CSSStyleDeclaration) => {
    if (!canvas) return 0
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    return canvas.measureText(text).width
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const style = getComputedStyle(element)
    const inside = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (element instanceof HTMLSelectElement) {
      const text = element.selectedOptions[0]?.textContent ?? ''
      if (widthOf(text, style) > inside + 1) faults.push(`choice is cut: ${text}`)
    } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const text = element.value ? '' : element.placeholder
      if (element instanceof HTMLInputElement && widthOf(text, style) > inside + 1) faults.push(`hint is cut: ${text}`)
    } else if (![...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())) continue
    else if (
      style.overflowX !== 'visible' &&
      style.overflowX !== 'auto' &&
      style.overflowX !== 'scroll' &&
      element.scrollWidth > element.clientWidth + 1 &&
      box.width > 8
    )
      faults.push(`text is cut: ${element.textContent?.trim().slice(0, 60)}`)
    else if (
      style.display.startsWith('inline') === false &&
      element.scrollWidth > element.clientWidth + 2 &&
      style.overflowX === 'visible' &&
      box.width > 8
    )
      faults.push(`text sticks out: ${element.textContent?.trim().slice(0, 60)}`)
  }
  return [...new Set(faults)]
}
