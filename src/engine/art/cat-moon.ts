/** A cat that sits on the moon and looks at the stars. */
export function catMoon(): string {
  return [
    '<defs><radialGradient id="moon" cx="0.35" cy="0.3" r="0.9"><stop offset="0" stop-color="#fff3c9"/><stop offset="0.55" stop-color="#f8d77a"/><stop offset="1" stop-color="#e8a93f"/></radialGradient></defs>',
    '<path d="M640 905A372 372 0 1 1 620 236 300 300 0 1 0 640 905Z" fill="url(#moon)"/>',
    crater(258, 470, 34) + crater(212, 640, 22) + crater(330, 800, 28) + crater(318, 338, 18),
    cat(),
    [star(690, 210, 34), star(790, 400, 22), star(560, 120, 18), star(820, 250, 13), star(760, 690, 18), star(700, 560, 11)].join(''),
    '<g fill="#f8d77a"><circle cx="620" cy="330" r="5"/><circle cx="735" cy="320" r="6"/><circle cx="650" cy="150" r="5"/><circle cx="845" cy="520" r="6"/><circle cx="690" cy="790" r="5"/></g>',
  ].join('')
}

const crater = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#d99a38" opacity="0.35"/><circle cx="${x - r * 0.12}" cy="${y + r * 0.12}" r="${(r * 0.84).toFixed(1)}" fill="#f2c25f" opacity="0.55"/>`

function star(x: number, y: number, r: number): string {
  const q = (r * 0.16).toFixed(1)
  return `<path transform="translate(${x} ${y})" d="M0 ${-r}Q${q} -${q} ${r} 0Q${q} ${q} 0 ${r}Q-${q} ${q} ${-r} 0Q-${q} -${q} 0 ${-r}Z" fill="#fbe6a5"/>`
}

/** Seen from behind, its tail down the moon's edge; a thin light line keeps it visible on black cloth. */
function cat(): string {
  const body =
    'M452 470C420 430 424 372 446 344L436 268 488 312C510 304 536 304 556 312L608 268 600 346C622 374 622 432 592 470C650 520 676 610 664 700C660 746 640 780 610 800L430 806C396 784 380 746 380 704C378 612 402 522 452 470Z'
  return [
    `<path d="M430 790C372 806 336 850 344 910C350 954 388 972 414 950C400 950 388 934 390 908C394 866 432 842 476 832Z" fill="#1d2233"/>`,
    `<path d="${body}" fill="#1d2233" stroke="#414a69" stroke-width="6" stroke-linejoin="round"/>`,
    '<path d="M450 300 484 328M596 300 562 328" stroke="#d98f9b" stroke-width="9" stroke-linecap="round"/>',
    '<path d="M462 560C440 620 436 680 452 740M588 560C612 620 616 680 600 740" fill="none" stroke="#414a69" stroke-width="6" stroke-linecap="round"/>',
    '<path d="M418 410 346 396M420 432 348 440M634 410 704 396M632 432 702 440" stroke="#414a69" stroke-width="5" stroke-linecap="round"/>',
  ].join('')
}
