import type { Fault } from './faults.js'
import type { compareMemory } from './measureMemory.js'
import type { Counts } from './startLoad.js'

/** A minute of a soak. */
export type Row = {
  readonly fault: Fault
  /** Names of the alerts that were raised in it. */
  readonly alerts: readonly string[]
  /** The first line of a log that the fault leaves. */
  readonly log: string | undefined
  /** Names of nodes whose process ended. */
  readonly ended: readonly string[]
}

/** Calls of the update, by service. */
export type Update = { readonly name: string; readonly calls: number; readonly failed: number }

/** Everything that a soak has measured. */
export type Results = {
  readonly rows: readonly Row[]
  readonly messages: Counts
  readonly wallets: Counts
  readonly indexed: readonly { readonly chain: string; readonly mined: number; readonly indexed: number }[]
  readonly update: readonly Update[]
  readonly memory: ReturnType<typeof compareMemory>
}

/** Returns what is wrong, a line each. A load that did nothing is wrong too. */
export function judge({ rows, messages, wallets, indexed, update, memory }: Results): readonly string[] {
  const isSeen = ({ fault, alerts }: Row) => fault.alerts.some(name => alerts.includes(name))
  return [
    ...rows.filter(row => !isSeen(row)).map(({ fault }) => `${fault.name}: no alert`),
    ...rows.filter(({ log }) => log === undefined).map(({ fault }) => `${fault.name}: no line in a log`),
    ...rows
      .filter(({ fault, ended }) => !fault.kills && ended.length > 0)
      .map(({ fault, ended }) => `${fault.name}: ended ${ended.join(', ')}`),
    ...(Number(messages.acknowledged) > 0 ? [] : ['no message was acknowledged']),
    ...(messages.lost === 0 ? [] : [`${messages.lost} messages were lost`]),
    ...(Number(wallets.wallets) > 0 ? [] : ['no wallet was made']),
    ...(wallets.lost === 0 ? [] : [`${wallets.lost} wallets were lost`]),
    ...indexed
      .filter(({ mined, indexed: found }) => mined === 0 || found < mined)
      .map(({ chain, mined, indexed: found }) => `${chain}: ${found} of ${mined} transactions in the index`),
    // A connection to a relay that ends has to end too: its clients send again, and none of their messages may be lost.
    ...update
      .filter(({ name, calls, failed }) => calls === 0 || (failed > 0 && name !== 'relay'))
      .map(({ name, calls, failed }) => `rolling update, ${name}: ${failed} of ${calls} calls failed`),
    ...memory.filter(({ isTooLarge }) => isTooLarge).map(({ name }) => `${name}: memory grew`),
  ]
}
