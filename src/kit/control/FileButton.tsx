import { type ComponentProps, useRef } from 'react'
import { Button } from './Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** As the browser's chooser of files takes it: 'image/png,image/jpeg'. */
  accept: string
  onFile: (file: File) => void
}

/** A button that asks for one file; the same file may be chosen again. */
export function FileButton({ accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
