import { expect, test } from '../fixtures/examplesTest.js'
import { expectState, listStates, looks } from '../pages/galleryPage.js'

for (const [name, look] of Object.entries(looks))
  test(`axe finds nothing in any view of the gallery, ${name}`, async ({ page, examples }) => {
    const ids = await listStates(page, examples.origin)
    expect(ids.length).toBeGreaterThan(49)
    for (const id of ids) await expectState(page, examples.origin, id, look)
  })
