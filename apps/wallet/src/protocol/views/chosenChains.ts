import { chosen } from './chosen.js'

/** The ticked networks of a group, by namespace. */
export function chosenChains(
  within: ParentNode,
  testId: string,
): { chainIds: number[]; solanaChains: string[] } {
  const values = chosen(within, testId)
  const isSolana = (value: string) => value.startsWith('solana:')
  return {
    chainIds: values.filter(value => !isSolana(value)).map(Number),
    solanaChains: values.filter(isSolana),
  }
}
