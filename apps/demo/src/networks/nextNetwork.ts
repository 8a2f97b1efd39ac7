type Listed = { readonly caipNetworkId: string }

/** The network after the current one, round and round; the first when the current one is not listed. */
export function nextNetwork<network extends Listed>(
  networks: readonly network[],
  current: string | undefined,
): network | undefined {
  const index = networks.findIndex(({ caipNetworkId }) => caipNetworkId === current)
  const next = networks[(index + 1) % networks.length]
  return next?.caipNetworkId === current ? undefined : next
}
