/** Says why something did not work; nothing clears it. */
export function showStatus(error?: unknown): void {
  const status = document.querySelector('#status')
  if (!status) return
  if (error === undefined) status.textContent = ''
  else status.textContent = error instanceof Error ? error.message : String(error)
}
