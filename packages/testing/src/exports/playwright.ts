export { expect } from '@playwright/test'
export type {
  AppUrls,
  EmbeddedFixture,
  InboxFixture,
  PhoneFixture,
  TestFixtures,
  WalletFixture,
  WorkerFixtures,
} from '../playwright/test.js'
export { test } from '../playwright/test.js'
