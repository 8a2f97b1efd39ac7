import { createSlot } from '../page/latchkit/setup.js'

/** Openings of views whose arguments are in their form: going back to one of them does not fill it in again. */
export const getFilledEntries = /*#__PURE__*/ createSlot(() => new WeakSet<object>())
