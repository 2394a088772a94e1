import { type DragEvent, useRef, useState } from 'react'

/** Lets files be dropped anywhere on an element. Leaves drags that carry no files alone. */
export function useDropZone(onFiles: (files: readonly File[]) => void, isEnabled: boolean) {
  const [isOver, setIsOver] = useState(false)
  // entering a child leaves its parent: only the balance tells whether the pointer is outside
  const depth = useRef(0)
  if (!isEnabled) return { isOver: false, props: {} }
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const end = () => {
    depth.current = 0
    setIsOver(false)
  }
  const props = {
    onDragEnter: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      depth.current += 1
      setIsOver(true)
    },
    onDragOver: (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    },
    onDragLeave: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth.current -= 1
      if (depth.current <= 0) end()
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      end()
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, props }
}
