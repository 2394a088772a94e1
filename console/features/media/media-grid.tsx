import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import type { Media } from '@vitrine/contract/media.ts'
import { useText } from '#app/i18n/language-context.ts'
import type { MediaAreaProps } from './media-area-props.ts'
import { MediaTile } from './media-tile.tsx'
import { useSortWords } from './use-sort-words.ts'

interface Props extends Pick<MediaAreaProps, 'value' | 'onChange'> {
  coverUid: string | null
  openUid: string | null
  readOnly: boolean
  onOpen: (uid: string) => void
}

/** The media that are there, put in order by mouse, finger or keyboard. */
export function MediaGrid({ value, coverUid, openUid, readOnly, onOpen, onChange }: Props) {
  const t = useText()
  const announcements = useSortWords(value)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange((before) => moved(before, String(active.id), String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('media.moveHint') } }}
    >
      <SortableContext
        items={value.map((media) => media.uid)}
        strategy={rectSortingStrategy}
        disabled={readOnly}
      >
        {value.map((media) => (
          <MediaTile
            key={media.uid}
            media={media}
            isCover={media.uid === coverUid}
            isOpen={media.uid === openUid}
            readOnly={readOnly}
            onOpen={() => onOpen(media.uid)}
          />
        ))}
      </SortableContext>
    </DndContext>
  )
}

/** The list with one medium put where another is; unchanged when either is gone. */
function moved(list: readonly Media[], uid: string, overUid: string): readonly Media[] {
  const from = list.findIndex((media) => media.uid === uid)
  const to = list.findIndex((media) => media.uid === overUid)
  return from < 0 || to < 0 ? list : arrayMove([...list], from, to)
}
