export { createRecordedPlatform } from '../testing/createRecordedPlatform.js'
export { mockAdapter } from '../testing/mockAdapter.js'
export { runAdapterConformance } from '../testing/runAdapterConformance.js'
