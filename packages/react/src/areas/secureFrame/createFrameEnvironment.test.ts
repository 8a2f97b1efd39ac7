import { expect, it } from 'vitest'

it('C11: what brings the frame into a page touches nothing on a server', async () => {
  expect(typeof window).toBe('undefined')
  const { createFrameModule } = await import('./createFrameEnvironment.js')
  expect(createFrameModule).toBeTypeOf('function')
})
