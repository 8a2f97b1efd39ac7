'use client'
import { AdapterNotFoundError, ConfigInvalidError } from '@latchkit/core'
import {
  type Latchkit,
  LatchkitProvider,
  type ThemeMode,
  useEvents,
  useLatchkit,
  useLocale,
  useTheme,
} from '@latchkit/react'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'

type Settings = {
  readonly element: HTMLElement
  readonly theme: string | undefined
  readonly locale: string | undefined
  readonly namespace: string | undefined
}

/** Contents of an element: its latchkit, the effects of its attributes, and the events of the latchkit. */
export function ElementContent({
  latchkit,
  children,
  ...settings
}: Settings & { readonly latchkit: Latchkit; readonly children?: ReactNode }) {
  return (
    <LatchkitProvider latchkit={latchkit}>
      <Attributes {...settings} />
      {children}
    </LatchkitProvider>
  )
}

/** Applies the attributes that concern the whole latchkit, and dispatches its events on the element. */
function Attributes({ element, theme, locale, namespace }: Settings) {
  const { client } = useLatchkit()
  const { setMode } = useTheme()
  const { setLocale } = useLocale()
  // Runs before the first paint, so that another theme does not flash.
  useLayoutEffect(() => {
    if (theme === undefined) return
    if (isThemeMode(theme)) setMode(theme)
    else
      client.logger.error('The attribute `theme` of an element has no effect', {
        cause: new ConfigInvalidError({ problems: ['theme: pass light, dark or system'] }),
      })
  }, [client, theme, setMode])
  useEffect(() => {
    if (locale !== undefined) void setLocale(locale)
  }, [locale, setLocale])
  useEffect(() => {
    if (namespace !== undefined && !client.adapters.some(adapter => adapter.namespace === namespace))
      client.logger.error('The attribute `namespace` of an element has no effect', {
        cause: new AdapterNotFoundError({ namespace }),
      })
  }, [client, namespace])
  useEvents(({ event, properties }) => {
    const name = event.toLowerCase().replaceAll('_', '-')
    element.dispatchEvent(new CustomEvent(name, { detail: properties }))
  })
  return null
}

function isThemeMode(theme: string): theme is ThemeMode {
  return theme === 'light' || theme === 'dark' || theme === 'system'
}
