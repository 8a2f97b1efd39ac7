import { LatchkitModal, useLatchkit } from '@latchkit/react'
import { Checkbox } from '../components/Checkbox.js'
import { Choice } from '../components/Choice.js'
import {
  defaultSetup,
  type FeatureName,
  featureNames,
  type LoginName,
  loginNames,
  type Setup,
} from '../setup/setup.js'
import { toCode } from '../setup/toCode.js'
import { AccentField } from './AccentField.js'
import { CodeBlock } from './CodeBlock.js'
import { LanguageField } from './LanguageField.js'
import { MethodOrder } from './MethodOrder.js'
import { RadiusField } from './RadiusField.js'

export type ConfiguratorProps = { setup: Setup; onChange: (setup: Setup) => void }

const themeModes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Chooses the options of the kit, live, and shows the code for them. */
export function Configurator({ setup, onChange }: ConfiguratorProps) {
  const { client } = useLatchkit()
  const change = (part: Partial<Setup>) => onChange({ ...setup, ...part })
  const off = client.diagnostics()
  return (
    <div className="configurator">
      <div className="card options">
        <h3 className="visually-hidden">Options</h3>
        <Choice
          label="Theme"
          value={setup.themeMode}
          options={themeModes}
          onChange={themeMode => change({ themeMode })}
        />
        <AccentField value={setup.accent} onChange={accent => change({ accent })} />
        <RadiusField value={setup.radius} onChange={radius => change({ radius })} />
        <LanguageField value={setup.locale} onChange={locale => change({ locale })} />
        <MethodOrder methods={setup.methods} onChange={methods => change({ methods })} />
        <fieldset className="choice">
          <legend>Embedded wallet</legend>
          {loginNames.map(name => (
            <Checkbox
              key={name}
              {...loginTexts[name]}
              checked={setup.logins[name]}
              onChange={checked => change({ logins: { ...setup.logins, [name]: checked } })}
            />
          ))}
          <Checkbox
            label="Smart account"
            hint="The wallet has a contract account beside its key, and the user chooses."
            checked={setup.smartAccounts}
            onChange={smartAccounts => change({ smartAccounts })}
          />
          <Checkbox
            label="Sponsored"
            hint="The app pays the fees of the smart account, by a paymaster."
            checked={setup.sponsored}
            onChange={sponsored => change({ sponsored })}
          />
        </fieldset>
        <fieldset className="choice">
          <legend>Features</legend>
          {featureNames.map(name => (
            <Checkbox
              key={name}
              {...featureTexts[name]}
              checked={setup.features[name]}
              onChange={checked => change({ features: { ...setup.features, [name]: checked } })}
            />
          ))}
          <Checkbox
            label="Names"
            hint="An account registers its own name, for one signature and no fee."
            checked={setup.names}
            onChange={names => change({ names })}
          />
          <Checkbox
            label="Inline"
            hint="Show the modal's content in the page, here."
            checked={setup.embedded}
            onChange={embedded => change({ embedded })}
          />
        </fieldset>
        {off.length > 0 ? (
          <details className="diagnostics">
            <summary>
              <span>Not on this page ({off.length})</span>
            </summary>
            <ul>
              {off.map(({ subject, reason }) => (
                <li key={subject}>
                  <code dir="ltr">{subject}</code> {reason}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
        <button
          type="button"
          className="button"
          disabled={setup === defaultSetup}
          onClick={() => onChange(defaultSetup)}
        >
          Reset to defaults
        </button>
      </div>
      <div className="outcome-column">
        {setup.embedded ? (
          <div className="inline-modal">
            <LatchkitModal embedded />
          </div>
        ) : null}
        <CodeBlock code={toCode(setup)} />
      </div>
    </div>
  )
}

/** How each login is done, for its box. */
const loginTexts: Readonly<Record<LoginName, { readonly label: string; readonly hint: string }>> = {
  email: { label: 'E-mail', hint: 'A wallet for people who have none, by a code in a mail.' },
  socials: { label: 'Social login', hint: 'The same at Google, X, Discord, GitHub, Apple and Facebook.' },
  farcaster: { label: 'Farcaster', hint: 'The same by a code for the phone that has the app.' },
}

/** Description of each feature, for its box. */
const featureTexts: Readonly<Record<FeatureName, { readonly label: string; readonly hint: string }>> = {
  collapseWallets: { label: 'Collapse wallets', hint: 'One row for all wallets instead of a list.' },
  legalCheckbox: { label: 'Legal checkbox', hint: 'Connecting waits for a yes to terms and privacy.' },
  receive: { label: 'Receive', hint: 'The account view offers the address to others.' },
  send: { label: 'Send', hint: 'The account view offers to send.' },
  swaps: { label: 'Swaps', hint: 'The account view offers to swap tokens.' },
  onramp: { label: 'Buy', hint: 'The account view offers to buy with a card.' },
  smartSessions: {
    label: 'Sessions',
    hint: 'The app asks for permissions, which the wallet’s settings list and take back.',
  },
}
