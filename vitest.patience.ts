/** For what never comes. A busy machine needs a multiple of the usual moment; nobody waits longer than he has to. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}
