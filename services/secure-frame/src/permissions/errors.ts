import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { toVisibleLine } from '../approval/visibleText.js'
import { FrameError } from '../FrameError.js'

/** The part of a request that has what cannot be granted. */
export type UnsupportedPart =
  | 'permission'
  | 'signer'
  | 'policy'
  | 'rule'
  | 'operator'
  | 'argument'
  | 'operation'
  | 'delegate'
  | 'target'
  | 'expiry'

/**
 * A permission that no caveat enforcer holds as it was asked for. It is refused: what would be granted instead is more than
 * the user is shown, or than the app expects.
 */
export class UnsupportedPermissionError extends FrameError {
  readonly part: UnsupportedPart
  /** What was asked for, by its name in the request. */
  readonly asked: string

  constructor(part: UnsupportedPart, asked: string, why: string) {
    const name = toVisibleLine(asked)
    super(rpcCodes.invalidParams, `The ${part} ${name} is not granted: ${why}`)
    this.name = 'UnsupportedPermissionError'
    this.part = part
    this.asked = name
  }
}

/** A request that does not have the form of its method. */
export const refuseForm = (message: string, cause?: unknown) =>
  new FrameError(rpcCodes.invalidParams, message, { cause })
