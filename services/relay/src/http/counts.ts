/** Running totals, read when metrics are asked for. */
export type Counts = {
  published: number
  delivered: number
  acknowledged: number
  slowReaders: number
  /** By reason. */
  readonly refused: Map<string, number>
}
