import { createElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { t as Choice } from './Choice.C0ec5F7L.js'
import { p as createMemoryStorage } from './client.ChoDqs0c.js'
import { t as exampleAdapter, r as NetworkButton, n as useTheme } from './exampleAdapter.BQ2wIIq2.js'
import { t as exampleFrame, i as examplePlatform } from './exampleFrame.CjU5or9q.js'
import {
  b as containerAtom,
  i as createEntry,
  p as ensureModal,
  m as getMount,
  S as getStore$1,
  w as isOpenAtom,
  o as resolveOpeningView,
  k as routerAtom,
  g as unmountModal,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { t as useLocale } from './useLocale.BlqDyerU.js'
import {
  v as base,
  g as ConnectButton,
  l as createLatchkit,
  c as LatchkitProvider,
  _ as mainnet,
  d as openModal,
} from './withFee.ex26ucEJ.js'

// ../../tooling/configurator/src/components/CodeArea.tsx
/** Code in a box that scrolls, for the mouse and for keys. */
function CodeArea({ labelledBy, testId, text }) {
  return /* @__PURE__ */ jsx('section', {
    'aria-labelledby': labelledBy,
    tabIndex: 0,
    className: 'code',
    dir: 'ltr',
    children: /* @__PURE__ */ jsx('pre', {
      'data-testid': testId,
      children: text,
    }),
  })
}
// ../../tooling/configurator/src/components/CopyButton.tsx
/** Copies a text and says so. */
function CopyButton({ text, label }) {
  const [state, setState] = useState('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2e3)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  const said = {
    idle: '',
    copied: 'Copied',
    failed: 'Not copied: the browser does not allow it',
  }[state]
  return /* @__PURE__ */ jsxs('span', {
    className: 'copy',
    children: [
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className: 'button small',
        'aria-label': label,
        onClick: copy,
        children: state === 'copied' ? 'Copied' : 'Copy',
      }),
      /* @__PURE__ */ jsx('span', {
        role: 'status',
        className: state === 'failed' ? 'note negative' : 'visually-hidden',
        children: said,
      }),
    ],
  })
}
// ../../packages/react/dist/page/LatchkitModal.js
/**
 * Holds the modal: needed with `disableAppend`, and to embed the views in a page.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <LatchkitModal embedded />
 */
function LatchkitModal({ embedded = false }) {
  const latchkit = useLatchkit()
  const ref = useRef(null)
  useEffect(() => {
    const element = ref.current
    let left = false
    const store = getStore$1(latchkit)
    const mount = getMount(latchkit)
    queueMicrotask(() => {
      if (left || !element) return
      const unmountElsewhere = mount.unmount
      store.set(containerAtom, {
        element,
        embedded,
        showFirst: embedded ? showFirst : void 0,
      })
      if (mount.unmount === unmountElsewhere) unmountElsewhere?.()
      if (embedded) openModal(latchkit)
      else if (store.get(isOpenAtom)) ensureModal(latchkit)
    })
    return () => {
      left = true
      queueMicrotask(() => {
        if (store.get(containerAtom)?.element !== element) return
        unmountModal(latchkit)
        store.set(containerAtom, void 0)
      })
    }
  }, [latchkit, embedded])
  return createElement('latchkit-host', {
    ref,
    suppressHydrationWarning: true,
  })
}
function showFirst(latchkit) {
  getStore$1(latchkit).set(routerAtom, state => ({
    ...state,
    loading: true,
    direction: state.history.length > 1 ? 'back' : 'forward',
    history: [createEntry(state, [resolveOpeningView(latchkit.client)])],
  }))
}
// ../../packages/react/dist/page/theme/accentPresets.js
/**
 * Accents that are readable on both surfaces and under their own text.
 *
 * @example
 * createLatchkit({ …, themeVariables: { '--lk-accent': accentPresets.violet } })
 */
var accentPresets = {
  blue: 'oklch(0.56 0.2 262)',
  violet: 'oklch(0.56 0.22 293)',
  pink: 'oklch(0.58 0.2 0)',
  orange: 'oklch(0.64 0.16 50)',
  green: 'oklch(0.62 0.15 152)',
  graphite: 'oklch(0.55 0.02 265)',
}
// ../../tooling/configurator/src/components/Checkbox.tsx
/** A box to tick with what it does. */
function Checkbox({ label, hint, checked, onChange }) {
  return /* @__PURE__ */ jsxs('label', {
    className: 'checkbox',
    children: [
      /* @__PURE__ */ jsx('input', {
        className: 'tick',
        type: 'checkbox',
        checked,
        onChange: ({ target }) => onChange(target.checked),
      }),
      /* @__PURE__ */ jsxs('span', { children: [label, /* @__PURE__ */ jsx('small', { children: hint })] }),
    ],
  })
}
// ../../tooling/configurator/src/setup/setup.ts
/** The features that can be on in this demo and have a box to tick. */
var featureNames = ['collapseWallets', 'legalCheckbox', 'receive', 'send', 'swaps', 'onramp', 'smartSessions']
/** The ways to sign in to the embedded wallet. */
var loginNames = ['email', 'socials', 'farcaster']
/** `auto` for the language of the device, and the languages of the kit. */
var locales = [
  'auto',
  'ar',
  'de',
  'en',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
]
/** The kit's own defaults: what an app gets that sets no option. */
var defaultSetup = {
  themeMode: 'system',
  accent: '',
  radius: 24,
  locale: 'auto',
  methods: ['email', 'social', 'wallet'],
  features: {
    collapseWallets: false,
    legalCheckbox: false,
    receive: true,
    send: true,
    swaps: true,
    onramp: true,
    smartSessions: false,
  },
  logins: {
    email: true,
    socials: true,
    farcaster: true,
  },
  smartAccounts: true,
  sponsored: false,
  names: false,
  embedded: false,
}
// ../../tooling/configurator/src/setup/toOptions.ts
/** The features that a setup changes. */
function toFeatures({ features, logins, methods }) {
  const changed = featureNames.filter(name => features[name] !== defaultSetup.features[name])
  return {
    ...Object.fromEntries(changed.map(name => [name, features[name]])),
    ...(hasEmbeddedWallet(logins) ? toLoginFeatures(logins) : {}),
    ...(methods.join() === defaultSetup.methods.join() ? {} : { connectMethodsOrder: methods }),
  }
}
/** Whether somebody can sign in to the embedded wallet. */
function hasEmbeddedWallet(logins) {
  return loginNames.some(name => logins[name])
}
var providers = ['google', 'x', 'discord', 'github', 'apple', 'facebook']
function toLoginFeatures({ email, socials, farcaster }) {
  const chosen = [...(socials ? providers : []), ...(farcaster ? ['farcaster'] : [])]
  return {
    ...(email ? {} : { email }),
    ...(socials && farcaster ? {} : { socials: chosen.length > 0 ? chosen : false }),
  }
}
var presets$1 = accentPresets
/** The tokens that a setup replaces. */
function toThemeVariables({ accent, radius }) {
  return {
    ...(accent ? { '--lk-accent': presets$1[accent] ?? accent } : {}),
    ...(radius === defaultSetup.radius ? {} : { '--lk-radius': `${radius}px` }),
  }
}
/** Example pages: a legal box needs something to link to. */
var legalUrls = {
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
}
// ../../tooling/configurator/src/setup/toCode.ts
/** The code of an app with a setup and the page’s families: complete, without options that say what is the default. */
function toCode(setup) {
  const { accent, embedded } = setup
  const isPreset = Object.hasOwn(accentPresets, accent)
  return `import { solanaAdapter } from '@latchkit/adapter-solana'
import { wagmiAdapter } from '@latchkit/adapter-wagmi'
import { mainnet, solana } from '@latchkit/core/networks'
${importLine([
  ...(isPreset ? ['accentPresets'] : []),
  ...(embedded ? [] : ['ConnectButton']),
  'createLatchkit',
  ...(embedded ? ['LatchkitModal'] : []),
  'LatchkitProvider',
])}

const latchkit = createLatchkit({
  metadata: { name: 'My app' },
  networks: [mainnet, solana],
  adapters: [wagmiAdapter(), solanaAdapter()],
  gateway: { url: 'https://gateway.example.com' },
${options(setup, isPreset)}})

export function App() {
  return (
    <LatchkitProvider latchkit={latchkit}>
      ${embedded ? '<LatchkitModal embedded />' : '<ConnectButton />'}
    </LatchkitProvider>
  )
}
`
}
function options(setup, isPreset) {
  const { themeMode, accent, radius, locale, features, logins } = setup
  const variables = {
    ...(accent ? { "'--lk-accent'": isPreset ? `accentPresets.${accent}` : quote(accent) } : {}),
    ...(radius === defaultSetup.radius ? {} : { "'--lk-radius'": quote(`${radius}px`) }),
  }
  const changed = Object.entries(toFeatures(setup)).map(([name, value]) => [name, literal(value)])
  const lines = {
    ...(hasEmbeddedWallet(logins) ? { secureFrame: object(Object.entries(toSecureFrame(setup))) } : {}),
    ...(setup.names ? { names: "{ parent: 'example.eth' }" } : {}),
    ...(themeMode === defaultSetup.themeMode ? {} : { themeMode: quote(themeMode) }),
    ...(Object.keys(variables).length > 0 ? { themeVariables: object(Object.entries(variables)) } : {}),
    ...(locale === defaultSetup.locale ? {} : { locale: quote(locale) }),
    ...(changed.length > 0 ? { features: object(changed) } : {}),
    ...(features.legalCheckbox
      ? {
          termsConditionsUrl: quote(legalUrls.termsConditionsUrl),
          privacyPolicyUrl: quote(legalUrls.privacyPolicyUrl),
        }
      : {}),
  }
  return Object.entries(lines)
    .map(([name, value]) => `  ${name}: ${value},\n`)
    .join('')
}
function toSecureFrame({ smartAccounts, sponsored }) {
  return {
    url: quote('https://wallet.example.com'),
    projectId: quote('my-app'),
    ...(smartAccounts ? {} : { smartAccounts: 'false' }),
    ...(smartAccounts && sponsored ? { paymaster: "{ url: 'https://paymaster.example.com' }" } : {}),
  }
}
function importLine(names) {
  const line = `import { ${names.join(', ')} } from '@latchkit/react'`
  if (line.length <= 90) return line
  return `import {\n${names.map(name => `  ${name},\n`).join('')}} from '@latchkit/react'`
}
function object(entries) {
  const line = `{ ${entries.map(entry => entry.join(': ')).join(', ')} }`
  if (line.length <= 72) return line
  return `{\n${entries.map(entry => `    ${entry.join(': ')},\n`).join('')}  }`
}
function literal(value) {
  return Array.isArray(value) ? `[${value.map(quote).join(', ')}]` : `${value}`
}
function quote(text) {
  return `'${text}'`
}
// ../../tooling/configurator/src/configurator/AccentField.tsx
var presets = Object.entries(accentPresets).map(([name, color]) =>
  name === 'blue'
    ? {
        key: '',
        label: 'blue, the default',
        color,
      }
    : {
        key: name,
        label: name,
        color,
      },
)
/** A preset, or any colour. */
function AccentField({ value, onChange }) {
  const name = useId()
  const isCustom = value.startsWith('#')
  return /* @__PURE__ */ jsxs('fieldset', {
    className: 'choice',
    children: [
      /* @__PURE__ */ jsx('legend', { children: 'Accent' }),
      /* @__PURE__ */ jsxs('div', {
        className: 'swatches',
        children: [
          presets.map(({ key, label, color }) =>
            /* @__PURE__ */ jsxs(
              'label',
              {
                className: 'swatch',
                children: [
                  /* @__PURE__ */ jsx('input', {
                    type: 'radio',
                    name,
                    checked: key === value,
                    onChange: () => onChange(key),
                  }),
                  /* @__PURE__ */ jsx('span', { style: { backgroundColor: color } }),
                  /* @__PURE__ */ jsx('span', {
                    className: 'visually-hidden',
                    children: label,
                  }),
                ],
              },
              key,
            ),
          ),
          /* @__PURE__ */ jsxs('label', {
            className: 'swatch custom',
            children: [
              /* @__PURE__ */ jsx('input', {
                type: 'color',
                className: 'color-input',
                value: isCustom ? value : '#0f766e',
                'aria-label': 'Custom colour',
                onChange: ({ target }) => onChange(target.value),
              }),
              /* @__PURE__ */ jsx('span', {
                'aria-hidden': 'true',
                'data-chosen': isCustom || void 0,
                children: isCustom ? value : 'Custom',
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
// ../../tooling/configurator/src/configurator/CodeBlock.tsx
/** The code of the chosen setup. */
function CodeBlock({ code }) {
  const id = useId()
  return /* @__PURE__ */ jsxs('div', {
    className: 'json',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'row',
        children: [
          /* @__PURE__ */ jsx('h3', {
            id,
            children: 'Your code',
          }),
          /* @__PURE__ */ jsx(CopyButton, {
            text: code,
            label: 'Copy code',
          }),
        ],
      }),
      /* @__PURE__ */ jsx(CodeArea, {
        labelledBy: id,
        testId: 'demo-code',
        text: code,
      }),
    ],
  })
}
// ../../tooling/configurator/src/configurator/LanguageField.tsx
/** Languages by their own names: a person who cannot read the page finds theirs. */
var names$1 = locales.map(locale => ({
  locale,
  name:
    locale === 'auto'
      ? 'Device'
      : (new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale),
}))
/** Language of the modal and the buttons. */
function LanguageField({ value, onChange }) {
  const id = useId()
  return /* @__PURE__ */ jsxs('div', {
    className: 'field',
    children: [
      /* @__PURE__ */ jsx('label', {
        htmlFor: id,
        children: 'Language',
      }),
      /* @__PURE__ */ jsx('select', {
        id,
        value,
        onChange: ({ target }) => onChange(locales.find(locale => locale === target.value) ?? 'auto'),
        children: names$1.map(({ locale, name }) =>
          /* @__PURE__ */ jsx(
            'option',
            {
              value: locale,
              lang: locale === 'auto' ? void 0 : locale,
              dir: 'auto',
              children: name,
            },
            locale,
          ),
        ),
      }),
    ],
  })
}
// ../../tooling/configurator/src/configurator/MethodOrder.tsx
var names = {
  email: 'E-mail',
  social: 'Social accounts',
  wallet: 'Wallets',
}
/** The order of the ways to connect, moved by buttons so that keys and touch work alike. */
function MethodOrder({ methods, onChange }) {
  const [said, setSaid] = useState('')
  const move = (method, by) => {
    const next = moveMethod(methods, method, by)
    onChange(next)
    setSaid(`${names[method]} is number ${next.indexOf(method) + 1} of ${next.length}`)
  }
  return /* @__PURE__ */ jsxs('fieldset', {
    className: 'choice',
    children: [
      /* @__PURE__ */ jsx('legend', { children: 'Order of methods' }),
      /* @__PURE__ */ jsx('ol', {
        className: 'order',
        children: methods.map((method, index) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              children: [
                /* @__PURE__ */ jsx('span', { children: names[method] }),
                /* @__PURE__ */ jsx('button', {
                  type: 'button',
                  className: 'button small',
                  'aria-label': `Move ${names[method]} up`,
                  disabled: index === 0,
                  onClick: () => move(method, -1),
                  children: '↑',
                }),
                /* @__PURE__ */ jsx('button', {
                  type: 'button',
                  className: 'button small',
                  'aria-label': `Move ${names[method]} down`,
                  disabled: index === methods.length - 1,
                  onClick: () => move(method, 1),
                  children: '↓',
                }),
              ],
            },
            method,
          ),
        ),
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'note',
        children: 'E-mail and social accounts need a secure site.',
      }),
      /* @__PURE__ */ jsx('span', {
        role: 'status',
        className: 'visually-hidden',
        children: said,
      }),
    ],
  })
}
/** A list with one entry a place earlier or later; the same list where there is no such place. */
function moveMethod(list, entry, by) {
  const from = list.indexOf(entry)
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return list
  const rest = list.filter(other => other !== entry)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}
// ../../tooling/configurator/src/configurator/RadiusField.tsx
/** Corner radius of the card. */
function RadiusField({ value, onChange }) {
  const id = useId()
  return /* @__PURE__ */ jsxs('div', {
    className: 'field',
    children: [
      /* @__PURE__ */ jsxs('label', {
        htmlFor: id,
        children: [
          'Corner radius ',
          /* @__PURE__ */ jsxs('output', {
            htmlFor: id,
            children: [value, ' px'],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('input', {
        id,
        type: 'range',
        min: 0,
        max: 32,
        step: 4,
        value,
        'aria-valuetext': `${value} pixels`,
        onChange: ({ target }) => onChange(target.valueAsNumber),
      }),
    ],
  })
}
// ../../tooling/configurator/src/configurator/Configurator.tsx
var themeModes = [
  {
    value: 'system',
    label: 'System',
  },
  {
    value: 'light',
    label: 'Light',
  },
  {
    value: 'dark',
    label: 'Dark',
  },
]
/** Chooses the options of the kit, live, and shows the code for them. */
function Configurator({ setup, onChange }) {
  const { client } = useLatchkit()
  const change = part =>
    onChange({
      ...setup,
      ...part,
    })
  const off = client.diagnostics()
  return /* @__PURE__ */ jsxs('div', {
    className: 'configurator',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'card options',
        children: [
          /* @__PURE__ */ jsx('h3', {
            className: 'visually-hidden',
            children: 'Options',
          }),
          /* @__PURE__ */ jsx(Choice, {
            label: 'Theme',
            value: setup.themeMode,
            options: themeModes,
            onChange: themeMode => change({ themeMode }),
          }),
          /* @__PURE__ */ jsx(AccentField, {
            value: setup.accent,
            onChange: accent => change({ accent }),
          }),
          /* @__PURE__ */ jsx(RadiusField, {
            value: setup.radius,
            onChange: radius => change({ radius }),
          }),
          /* @__PURE__ */ jsx(LanguageField, {
            value: setup.locale,
            onChange: locale => change({ locale }),
          }),
          /* @__PURE__ */ jsx(MethodOrder, {
            methods: setup.methods,
            onChange: methods => change({ methods }),
          }),
          /* @__PURE__ */ jsxs('fieldset', {
            className: 'choice',
            children: [
              /* @__PURE__ */ jsx('legend', { children: 'Embedded wallet' }),
              loginNames.map(name =>
                /* @__PURE__ */ jsx(
                  Checkbox,
                  {
                    ...loginTexts[name],
                    checked: setup.logins[name],
                    onChange: checked =>
                      change({
                        logins: {
                          ...setup.logins,
                          [name]: checked,
                        },
                      }),
                  },
                  name,
                ),
              ),
              /* @__PURE__ */ jsx(Checkbox, {
                label: 'Smart account',
                hint: 'The wallet has a contract account beside its key, and the user chooses.',
                checked: setup.smartAccounts,
                onChange: smartAccounts => change({ smartAccounts }),
              }),
              /* @__PURE__ */ jsx(Checkbox, {
                label: 'Sponsored',
                hint: 'The app pays the fees of the smart account, by a paymaster.',
                checked: setup.sponsored,
                onChange: sponsored => change({ sponsored }),
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('fieldset', {
            className: 'choice',
            children: [
              /* @__PURE__ */ jsx('legend', { children: 'Features' }),
              featureNames.map(name =>
                /* @__PURE__ */ jsx(
                  Checkbox,
                  {
                    ...featureTexts[name],
                    checked: setup.features[name],
                    onChange: checked =>
                      change({
                        features: {
                          ...setup.features,
                          [name]: checked,
                        },
                      }),
                  },
                  name,
                ),
              ),
              /* @__PURE__ */ jsx(Checkbox, {
                label: 'Names',
                hint: 'An account registers its own name, for one signature and no fee.',
                checked: setup.names,
                onChange: names => change({ names }),
              }),
              /* @__PURE__ */ jsx(Checkbox, {
                label: 'Inline',
                hint: "Show the modal's content in the page, here.",
                checked: setup.embedded,
                onChange: embedded => change({ embedded }),
              }),
            ],
          }),
          off.length > 0
            ? /* @__PURE__ */ jsxs('details', {
                className: 'diagnostics',
                children: [
                  /* @__PURE__ */ jsx('summary', {
                    children: /* @__PURE__ */ jsxs('span', {
                      children: ['Not on this page (', off.length, ')'],
                    }),
                  }),
                  /* @__PURE__ */ jsx('ul', {
                    children: off.map(({ subject, reason }) =>
                      /* @__PURE__ */ jsxs(
                        'li',
                        {
                          children: [
                            /* @__PURE__ */ jsx('code', {
                              dir: 'ltr',
                              children: subject,
                            }),
                            ' ',
                            reason,
                          ],
                        },
                        subject,
                      ),
                    ),
                  }),
                ],
              })
            : null,
          /* @__PURE__ */ jsx('button', {
            type: 'button',
            className: 'button',
            disabled: setup === defaultSetup,
            onClick: () => onChange(defaultSetup),
            children: 'Reset to defaults',
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'outcome-column',
        children: [
          setup.embedded
            ? /* @__PURE__ */ jsx('div', {
                className: 'inline-modal',
                children: /* @__PURE__ */ jsx(LatchkitModal, { embedded: true }),
              })
            : null,
          /* @__PURE__ */ jsx(CodeBlock, { code: toCode(setup) }),
        ],
      }),
    ],
  })
}
/** How each login is done, for its box. */
var loginTexts = {
  email: {
    label: 'E-mail',
    hint: 'A wallet for people who have none, by a code in a mail.',
  },
  socials: {
    label: 'Social login',
    hint: 'The same at Google, X, Discord, GitHub, Apple and Facebook.',
  },
  farcaster: {
    label: 'Farcaster',
    hint: 'The same by a code for the phone that has the app.',
  },
}
/** Description of each feature, for its box. */
var featureTexts = {
  collapseWallets: {
    label: 'Collapse wallets',
    hint: 'One row for all wallets instead of a list.',
  },
  legalCheckbox: {
    label: 'Legal checkbox',
    hint: 'Connecting waits for a yes to terms and privacy.',
  },
  receive: {
    label: 'Receive',
    hint: 'The account view offers the address to others.',
  },
  send: {
    label: 'Send',
    hint: 'The account view offers to send.',
  },
  swaps: {
    label: 'Swaps',
    hint: 'The account view offers to swap tokens, on the first local chain.',
  },
  onramp: {
    label: 'Buy',
    hint: 'The account view offers to buy with a card.',
  },
  smartSessions: {
    label: 'Sessions',
    hint: 'The app asks for permissions, which the wallet’s settings list and take back.',
  },
}
// ../../tooling/configurator/src/setup/useKeyedLatchkit.ts
/**
 * The latchkit for a choice of options that belong to a client. Another `key` makes another client over the same adapters,
 * so connected accounts stay connected.
 */
function useKeyedLatchkit(key, create) {
  const [current, setCurrent] = useState(() => ({
    key,
    latchkit: create(),
  }))
  const { latchkit } = current
  const former = useRef(latchkit)
  useLayoutEffect(() => {
    if (former.current !== latchkit) former.current.client.destroy()
    former.current = latchkit
  }, [latchkit])
  if (current.key !== key)
    setCurrent({
      key,
      latchkit: create(),
    })
  return latchkit
}
// examples/src/themeBuilder/ThemeBuilder.tsx
/** The configurator of the demo, with wallets that are part of the page, and the code for what was chosen. */
function ThemeBuilder() {
  const [setup, setSetup] = useState(defaultSetup)
  const latchkit = useSetupLatchkit(setup)
  return /* @__PURE__ */ jsx(LatchkitProvider, {
    latchkit,
    children: /* @__PURE__ */ jsx(Builder, {
      setup,
      onChange: setSetup,
    }),
  })
}
function Builder({ setup, onChange }) {
  const { themeMode, accent, radius, locale } = setup
  const { setMode, setVariables } = useTheme()
  const { setLocale } = useLocale()
  useEffect(() => setMode(themeMode), [setMode, themeMode])
  useEffect(
    () =>
      setVariables(
        toThemeVariables({
          accent,
          radius,
        }),
      ),
    [setVariables, accent, radius],
  )
  useEffect(() => void setLocale(locale), [setLocale, locale])
  return /* @__PURE__ */ jsxs('div', {
    className: 'builder',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'live',
        children: [/* @__PURE__ */ jsx(NetworkButton, {}), /* @__PURE__ */ jsx(ConnectButton, {})],
      }),
      /* @__PURE__ */ jsx(Configurator, {
        setup,
        onChange,
      }),
    ],
  })
}
/** Theme and locale change in place. Features belong to a client, so another choice of them makes another client. */
function useSetupLatchkit(setup) {
  const [adapters] = useState(() => [exampleAdapter()])
  const features = toFeatures(setup)
  const { smartAccounts, logins } = setup
  return useKeyedLatchkit(JSON.stringify([features, hasEmbeddedWallet(logins), smartAccounts]), () =>
    createLatchkit({
      metadata: { name: 'My app' },
      networks: [mainnet, base],
      adapters,
      storage: createMemoryStorage(),
      platform: examplePlatform(),
      secureFrame: hasEmbeddedWallet(logins)
        ? {
            ...exampleFrame(),
            smartAccounts,
          }
        : void 0,
      features,
      ...(setup.features.legalCheckbox ? legalUrls : {}),
    }),
  )
}

export { ThemeBuilder }
