import { createSlot } from '../page/latchkit/setup.js'

/** Openings of views whose arguments were copied to their form: going back to such a view does not fill it in again. */
export const getFilledEntries = /*#__PURE__*/ createSlot(() => new WeakSet<object>())
