'use client'
import { View } from '../modal/View.js'

export function AccountView() {
  return <View title="Account">{null}</View>
}
