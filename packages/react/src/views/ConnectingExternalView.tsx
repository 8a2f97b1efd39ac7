'use client'
import { View } from '../modal/View.js'

export function ConnectingExternalView() {
  return <View title="ConnectingExternal">{null}</View>
}
