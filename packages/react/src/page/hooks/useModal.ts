'use client'
import type { Modal } from '../latchkit/types.js'
import { modalStateAtom } from '../router/atoms.js'
import type { ModalState } from '../router/types.js'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/** The modal and its state. */
export type UseModalReturnType = Pick<Modal, 'open' | 'close'> & { readonly state: ModalState }

/**
 * Opens and closes the modal, and returns its state.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { open } = useModal()
 * <button onClick={() => open({ view: 'Networks' })}>Networks</button>
 */
export function useModal(): UseModalReturnType {
  const { open, close } = useLatchkit().modal
  return { open, close, state: useAtomValue(modalStateAtom) }
}
