export { presentMedia } from './present.ts'
export { findMediaByIds, listMediaOfContent, type MediaRow } from './queries.ts'
export { type ReceivedFile, type ReceivingCtx, receiveUpload } from './receive-upload.ts'
