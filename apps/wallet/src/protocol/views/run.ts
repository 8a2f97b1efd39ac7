import { showStatus } from './showStatus.js'

const count = (by: number) => {
  document.body.dataset.busy = String(Number(document.body.dataset.busy ?? 0) + by)
}

/** Does what was clicked, and says why it did not work, if it did not. */
export async function run(action: () => Promise<unknown>): Promise<void> {
  count(1)
  showStatus()
  try {
    await action()
  } catch (error) {
    showStatus(error)
  } finally {
    count(-1)
  }
}
