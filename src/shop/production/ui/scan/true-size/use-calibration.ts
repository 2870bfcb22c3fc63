import { useEffect, useState } from 'react'
import { type Calibration, calibrationIn, calibrationText, pixelsPerMmAt } from './calibration.ts'

const [sizeKey, shownKey] = ['inkport.pixelsPerMm', 'inkport.trueSize']

/** What this device was told about its screen, and whether its station shows prints at true size; kept in its browser. */
export function useCalibration() {
  const [kept, setKept] = useState(() => calibrationIn(localStorage.getItem(sizeKey)))
  const [isShown, setShown] = useState(() => localStorage.getItem(shownKey) === '1')
  const ratio = usePixelRatio()
  return {
    /** In the page's pixels; nothing of a screen that was never measured. */
    pixelsPerMm: kept && pixelsPerMmAt(kept, ratio),
    isShown,
    show(value: boolean) {
      localStorage.setItem(shownKey, value ? '1' : '0')
      setShown(value)
    },
    keep(pixelsPerMm: number) {
      const measured: Calibration = { pixelsPerMm, ratio }
      localStorage.setItem(sizeKey, calibrationText(measured))
      setKept(measured)
    },
  }
}

/** How many pixels of the device are one of the page's: the reader's zoom changes it, as does another screen. */
function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => devicePixelRatio)
  useEffect(() => {
    const query = matchMedia(`(resolution: ${ratio}dppx)`)
    const change = () => setRatio(devicePixelRatio)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [ratio])
  return ratio
}
