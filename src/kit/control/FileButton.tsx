import { type ComponentProps, useRef } from 'react'
import { Button } from './Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** As the browser's chooser of files takes it: 'image/png,image/jpeg'. */
  accept: string
  onFile: (file: File) => void
  /** Several may be chosen at once: each is told of. */
  takesSeveral?: boolean
  /** Phones open this camera in place of their chooser. */
  capture?: 'environment'
  /** Before the chooser opens: what the file is for may be another by the time it comes. */
  onOpen?: () => void
}

/** A button that asks for a file; the same file may be chosen again. */
export function FileButton({ accept, onFile, takesSeveral = false, capture, onOpen, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={takesSeveral}
        capture={capture}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          for (const file of files) onFile(file)
        }}
      />
      <Button
        {...button}
        onClick={() => {
          onOpen?.()
          input.current?.click()
        }}
      />
    </>
  )
}
