'use client'
import { type ComponentType, createContext } from 'react'

type Props = {
  readonly address: string
  readonly name?: string | undefined
  readonly image?: string | undefined
  readonly size: number
}

/** The app's own component for the images of accounts. */
export const AccountAvatarContext = /*#__PURE__*/ createContext<ComponentType<Props> | undefined>(undefined)
