'use client'
import { useSyncExternalStore } from 'react'
import type { Modal } from '../latchkit/types.js'
import type { ModalState } from '../router/types.js'
import { useLatchkit } from './useLatchkit.js'

/** The modal and its state. */
export type UseModalReturnType = Pick<Modal, 'open' | 'close'> & { readonly state: ModalState }

/**
 * Opens and closes the modal, and tells its state.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { open } = useModal()
 * <button onClick={() => open({ view: 'Networks' })}>Networks</button>
 */
export function useModal(): UseModalReturnType {
  const { modal } = useLatchkit()
  const { open, close, subscribe, getState } = modal
  return { open, close, state: useSyncExternalStore(subscribe, getState, getClosed) }
}

const closed: ModalState = { open: false, loading: false, view: undefined }
const getClosed = () => closed
