import { getBase64Decoder } from '@solana/kit'
import type { Json } from '../json.js'
import type { Outcome } from '../ledger/types.js'

/** What the last program returned, or null. */
export const encodeReturnData = ({ returnData }: Outcome): Json =>
  returnData && {
    data: [getBase64Decoder().decode(returnData.data), 'base64'],
    programId: returnData.programId,
  }
