export { MediaArea } from './media-area.tsx'
export type { MediaAreaProps } from './media-area-props.ts'
