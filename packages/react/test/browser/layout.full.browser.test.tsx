import { testLayout } from './layoutViews.js'

testLayout('de', 'at 200 % zoom')
for (const locale of ['fa', 'th', 'ja', 'ru']) {
  testLayout(locale, 'at 360 px')
  testLayout(locale, 'at 200 % zoom')
}
