import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { toVisibleLine } from '../approval/visibleText.js'
import { FrameError } from '../FrameError.js'

/** The part of a request that contains the unsupported value. */
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
 * A permission that no caveat enforcer can enforce as requested. It is refused: a substitute would grant more than the user
 * sees, or than the app expects.
 */
export class UnsupportedPermissionError extends FrameError {
  readonly part: UnsupportedPart
  /** Name of the unsupported value in the request. */
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
