import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h } from 'vue'
import { LiveExample } from '../../src/theme/LiveExample.js'
import { VersionList } from '../../src/theme/VersionList.js'
import { VersionMenu } from '../../src/theme/VersionMenu.js'
import './style.css'

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(VersionMenu),
      'nav-screen-content-after': () => h(VersionMenu),
    }),
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample)
    app.component('VersionList', VersionList)
  },
} satisfies Theme
