export type { AdapterHarness, ConformanceWallet, TestFramework } from '../testing/adapterHarness.js'
export {
  type CreateMockWalletParameters,
  createMockWallet,
  type MockWallet,
} from '../testing/createMockWallet.js'
export { createRecordedPlatform, type RecordedPlatform } from '../testing/createRecordedPlatform.js'
export { type MockAdapter, type MockAdapterParameters, mockAdapter } from '../testing/mockAdapter.js'
export {
  type RunAdapterConformanceParameters,
  runAdapterConformance,
} from '../testing/runAdapterConformance.js'
