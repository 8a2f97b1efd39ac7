// biome-ignore lint/performance/noBarrelFile: with the modal in it, what both share stays in the page's first chunk.
export { mountModal } from '../modal/mountModal.js'
export { alertError } from './alertError.js'
