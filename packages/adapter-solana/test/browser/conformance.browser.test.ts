import { runAdapterConformance } from '@latchkit/core/testing'
import { describe, expect, inject, it } from 'vitest'
import { createHarness } from '../createHarness.js'

runAdapterConformance({
  name: 'solanaAdapter in a page',
  test: { describe, it, expect },
  create: () => createHarness(inject('rpcUrl')),
})
