/** Something to wait for until the test says so. */
export function createGate(): { open(): void; readonly opened: Promise<void> } {
  let resolveGate = () => {}
  const opened = new Promise<void>(resolve => {
    resolveGate = resolve
  })
  return { open: () => resolveGate(), opened }
}
