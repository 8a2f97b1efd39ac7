/** Shows why something failed, or clears the message. */
export function showStatus(error?: unknown): void {
  const status = document.querySelector('#status')
  if (!status) return
  if (error === undefined) status.textContent = ''
  else status.textContent = error instanceof Error ? error.message : String(error)
}

const countBusy = (by: number) => {
  document.body.dataset.busy = String(Number(document.body.dataset.busy ?? 0) + by)
}

/** Runs what was clicked and shows why it failed. Resolves to whether it succeeded. */
export async function runAction(action: () => Promise<unknown>): Promise<boolean> {
  countBusy(1)
  showStatus()
  try {
    await action()
    return true
  } catch (error) {
    showStatus(error)
    return false
  } finally {
    countBusy(-1)
  }
}
