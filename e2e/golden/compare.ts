interface Apart {
  mean: number
  max: number
  /** Pixels that either has ink on. */
  inked: number
}

/** How far two drawings are apart as they are seen, over white and over black: the colours of what is transparent do not count. */
export function compare(one: Uint8Array, other: Uint8Array): Apart {
  let [sum, max, inked] = [0, 0, 0]
  for (let at = 0; at < one.length; at += 4) {
    const [oneAlpha, otherAlpha] = [(one[at + 3] ?? 0) / 255, (other[at + 3] ?? 0) / 255]
    if (oneAlpha || otherAlpha) inked++
    let worst = 0
    for (let channel = 0; channel < 3; channel++) {
      const black = (one[at + channel] ?? 0) * oneAlpha - (other[at + channel] ?? 0) * otherAlpha
      const white = black + 255 * (otherAlpha - oneAlpha)
      worst = Math.max(worst, Math.round(Math.abs(black)), Math.round(Math.abs(white)))
    }
    sum += worst
    max = Math.max(max, worst)
  }
  return { mean: sum / (one.length / 4), max, inked }
}
