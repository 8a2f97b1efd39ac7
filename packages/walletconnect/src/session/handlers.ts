import { onDelete } from './onDelete.js'
import { onEvent } from './onEvent.js'
import { onExtend } from './onExtend.js'
import { onPing } from './onPing.js'
import { onSettleAgain } from './onSettleAgain.js'
import { onUpdate } from './onUpdate.js'
import type { Handler } from './types.js'

/** What a wallet may ask of a session, and who sees to it. */
export const handlers: ReadonlyMap<string, Handler> = /*#__PURE__*/ new Map([
  ['wc_sessionSettle', onSettleAgain],
  ['wc_sessionUpdate', onUpdate],
  ['wc_sessionExtend', onExtend],
  ['wc_sessionEvent', onEvent],
  ['wc_sessionPing', onPing],
  ['wc_sessionDelete', onDelete],
])
