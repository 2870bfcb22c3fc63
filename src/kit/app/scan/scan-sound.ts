/** Two rising notes for a right scan, a long low one for a wrong one; made here, so that nothing must be loaded. */
export function playScan(isGood: boolean): void {
  const context = new AudioContext()
  const notes = isGood ? [880, 1_320] : [196, 147]
  const noteSeconds = isGood ? 0.09 : 0.28
  for (const [at, hertz] of notes.entries()) {
    const start = context.currentTime + at * noteSeconds
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.type = isGood ? 'sine' : 'square'
    tone.frequency.value = hertz
    loudness.gain.setValueAtTime(isGood ? 0.25 : 0.18, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + noteSeconds)
  }
  setTimeout(() => void context.close(), 1_000)
}
