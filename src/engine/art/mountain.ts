/** Layered ranges, a low sun and pines inside a round badge. */
export function mountain(): string {
  const [x, y, radius] = [450, 520, 400]
  return [
    `<defs><clipPath id="badge"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6d9a8"/><stop offset="0.6" stop-color="#f0a57c"/><stop offset="1" stop-color="#d9796f"/></linearGradient></defs>`,
    `<g clip-path="url(#badge)"><rect x="50" y="120" width="800" height="800" fill="url(#sky)"/><circle cx="560" cy="400" r="92" fill="#fff1cf"/>`,
    '<path d="M20 610 180 430 270 520 420 300 560 500 650 400 880 640V960H20Z" fill="#8d7f9c"/>',
    '<path d="M420 300 470 372 440 396 414 372 386 404 356 392ZM650 400 694 446 668 462 646 446 618 464 606 446Z" fill="#fbf3e6"/>',
    '<path d="M20 700 150 570 280 690 390 580 520 720 640 600 760 710 880 620V960H20Z" fill="#546a80"/>',
    '<path d="M20 790C160 720 280 760 420 780S720 730 880 770V960H20Z" fill="#2f4858"/>',
    [pine(150, 850, 1.1), pine(232, 876, 0.82), pine(318, 888, 0.62), pine(620, 880, 0.74), pine(700, 862, 1), pine(786, 842, 1.2)].join(
      '',
    ),
    '<path d="M20 862C200 826 320 880 470 876S740 836 880 858V960H20Z" fill="#1d2f39"/></g>',
    `<circle cx="${x}" cy="${y}" r="${radius + 22}" fill="none" stroke="#2f4858" stroke-width="12"/>`,
    '<path d="M330 330q18-18 36 0q18-18 36 0M258 392q13-13 26 0q13-13 26 0" fill="none" stroke="#2f4858" stroke-width="8" stroke-linecap="round"/>',
  ].join('')
}

function pine(x: number, y: number, scale: number): string {
  const tier = (top: number, half: number, bottom: number) => `M0 ${top}L${half} ${bottom}H${-half}Z`
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="#1d2f39"><path d="${tier(-210, 36, -130)}${tier(-160, 52, -70)}${tier(-104, 68, 0)}M-8 0h16v30h-16Z"/></g>`
}
