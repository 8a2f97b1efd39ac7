import { BaseError } from '@latchkit/core'

/** Thrown on purpose, where the lab shows what a broken server looks like. */
export class LabFaultError extends BaseError {
  override readonly name = 'LabFaultError'

  constructor() {
    super('The session server fails on purpose', { code: 'lab/fault' })
  }
}
