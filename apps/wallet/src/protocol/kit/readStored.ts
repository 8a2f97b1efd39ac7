import type { ProtocolState } from '../types.js'

const fresh: ProtocolState = {
  settings: {
    silent: false,
    answerLate: false,
    autoReject: false,
    noSignIn: false,
    rejectCode: 5000,
    signatureOnly: false,
  },
  chains: [],
  active: {},
  calls: {},
  held: [],
}

/** What this page wrote before, or the state it starts with. */
export function readStored(text: string | null): ProtocolState {
  if (text === null) return structuredClone(fresh)
  const stored: Partial<ProtocolState> = JSON.parse(text)
  return { ...structuredClone(fresh), ...stored, settings: { ...fresh.settings, ...stored.settings } }
}
