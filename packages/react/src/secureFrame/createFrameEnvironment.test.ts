import { expect, it } from 'vitest'

it('C11: what brings the frame into a page touches nothing on a server', async () => {
  expect(typeof window).toBe('undefined')
  const { createSecureFrame } = await import('./createFrameEnvironment.js')
  expect(createSecureFrame).toBeTypeOf('function')
})
