import { expect, it } from 'vitest'
import { openStore } from './openStore.js'

it('says what to do where the browser refuses IndexedDB', async () => {
  // Node has none.
  await expect(openStore('p').getSession()).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    message: expect.stringContaining('allow this site to store data'),
  })
})
