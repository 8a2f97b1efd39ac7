import { useEffect, useLayoutEffect, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import {
  t as accountNamesQueryOptions,
  w as InvalidNameError,
  T as NamePendingError,
  E as NameRegistrationError,
  D as NameSuggestionsError,
  k as NamesNetworkError,
  A as NamesNotConfiguredError,
  O as NameTakenError,
  j as NoSignerError,
  C as validateName,
} from './account.DZPedvV0.js'
import { n as isError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  U as atom,
  m as createOwned,
  b as getStore,
  C as networkAtom,
} from './client.ChoDqs0c.js'
import {
  n as Button,
  c as Hero,
  h as Row,
  g as RowList,
  P as resetView,
  v as Skeleton,
  y as Spinner,
  F as useAnnounce,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  b as View,
} from './modal.Cy8uaE3n.js'
import { t as nameTestIds } from './nameTestIds.CeqRG9yN.js'
import {
  D as modalStateAtom,
  o as resolveOpeningView,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  Field,
  leaveUnavailable,
  Note,
  t as pushTransaction,
  SuccessIcon,
  useCanRegisterName,
  useToast,
} from './shared.BOpXVrm5.js'
import { n as useClientQuery } from './useClientQuery.Ch7SJGS7.js'
import {
  H as getNetworkServices,
  U as getQueryClient,
  jt as HttpStatusError,
  h as useAction,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/names/registration.js
/** The name that is being registered, as it was given; undefined while none is. Only `registerName` writes it. */
var registeringNameAtom = /*#__PURE__*/ atom(void 0)
/**
 * Options for a query of a name and of similar available names. No request is sent for an invalid name. Fresh for 5
 * minutes.
 *
 * @throws NameSuggestionsError `names/suggestions-failed`
 *
 * @example
 * const { data: suggestions } = useQuery(nameSuggestionsQueryOptions(client, { name: 'alice' }))
 */
function nameSuggestionsQueryOptions(client, { name }) {
  const wanted = name.toLowerCase()
  return {
    queryKey: ['latchkit', client.uid, 'nameSuggestions', wanted],
    async queryFn({ signal }) {
      const { names } = client.config
      if (!names || validateName(wanted)) return []
      try {
        const { fetchSuggestions } = await import('./registrationApi.GGeYQEWK.js')
        return await fetchSuggestions(client, {
          name: wanted,
          parent: names.parent,
          signal,
        })
      } catch (cause) {
        throw new NameSuggestionsError({ cause })
      }
    },
    staleTime: 3e5,
    retry: false,
  }
}
var getRegistering = /*#__PURE__*/ createOwned('names.registering', () => ({ pending: void 0 }))
/**
 * Registers a name below the `names.parent` of the client for the connected account, by a signature, and returns it. The
 * name then has the address of the account. A second call for the same name returns the promise of the first.
 *
 * @throws NamesNotConfiguredError `names/not-configured`
 * @throws InvalidNameError `names/invalid-name`
 * @throws NamesNetworkError `names/network-not-found`
 * @throws NoSignerError `names/no-signer`
 * @throws NamePendingError `names/pending`
 * @throws NameTakenError `names/taken`
 * @throws NameRegistrationError `names/registration-failed`
 *
 * @example
 * const { name } = await registerName(client, { name: 'alice' })
 */
function registerName(client, { name: given, onAsk }) {
  const name = given.toLowerCase()
  const registering = getRegistering(client)
  const { pending } = registering
  if (pending)
    return pending.name === name
      ? pending.done
      : Promise.reject(new NamePendingError({ pending: pending.name }))
  const done = register(client, name, onAsk).finally(() => {
    registering.pending = void 0
    getStore(client).set(registeringNameAtom, void 0)
  })
  registering.pending = {
    name,
    done,
  }
  getStore(client).set(registeringNameAtom, name)
  return done
}
/** Whether it looks like a name that has names below it; the gateway knows its own. */
var isParent = name => name === name.toLowerCase() && /^[^\s./:]+(?:\.[^\s./:]+)*$/.test(name)
async function register(client, label, onAsk) {
  const { parent } = client.config.names ?? {}
  if (!parent || !isParent(parent) || !client.config.gateway) throw new NamesNotConfiguredError()
  const problem = validateName(label)
  if (problem) throw new InvalidNameError({ problem })
  const { network, isSupported } = client.store.get(networkAtom)
  if (!network || !isSupported || !getNetworkServices(network).names) throw new NamesNetworkError()
  const { address } = client.store.get(accountAtom)
  const adapter = client.adapters.find(({ namespace }) => namespace === network.chainNamespace)
  if (!address || !adapter?.signMessage) throw new NoSignerError()
  const name = `${label}.${parent}`
  let profile
  try {
    await onAsk?.()
    const timestamp = Math.floor(Date.now() / 1e3)
    const message = JSON.stringify({
      name,
      attributes: {},
      timestamp,
    })
    const signature = await adapter.signMessage({
      message,
      address,
    })
    const { postName } = await import('./registrationApi.GGeYQEWK.js')
    profile = await postName(client, {
      coin_type: toCoinType(network.id),
      address,
      message,
      signature,
    })
  } catch (cause) {
    if (isTaken(cause))
      throw new NameTakenError({
        wanted: name,
        cause,
      })
    throw new NameRegistrationError({
      wanted: name,
      cause,
    })
  }
  const queryClient = await getQueryClient(client)
  for (const kind of ['identity', 'accountNames', 'profile', 'nameSuggestions'])
    queryClient.invalidateQueries({ queryKey: ['latchkit', client.uid, kind] }).catch(() => {})
  return profile
}
/** ENSIP-11. */
function toCoinType(id) {
  const chainId = Number(id)
  return chainId === 1 ? 60 : ((2 ** 31) | chainId) >>> 0
}
function isTaken(error) {
  return (
    error instanceof HttpStatusError &&
    error.status === 409 &&
    /"name":"name"/.test(JSON.stringify(error.body))
  )
}
// ../../packages/react/dist/page/hooks/useNames.js
/**
 * Names below the parent of the option `names`. Nothing is requested without it. Data is fresh for 5 minutes.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { profileName, suggestions, register } = useNames({ name: 'alice' })
 * await register({ name: 'alice' })
 */
function useNames({ name = '', enabled = true, ...callbacks } = {}) {
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const registering = useAtomValue(registeringNameAtom)
  const { names: option, gateway } = client.config
  const isOn = Boolean(enabled && option && gateway)
  const names = useClientQuery(isOn && address ? accountNamesQueryOptions(client, { address }) : void 0)
  const suggestions = useClientQuery(isOn && name ? nameSuggestionsQueryOptions(client, { name }) : void 0)
  const register = useAction(parameters => registerName(client, parameters), callbacks)
  const [profile] = names.data ?? []
  return {
    parent: option?.parent,
    profileName: profile?.name,
    profileImage: profile?.avatar,
    names,
    suggestions: suggestions.data ?? [],
    loading: suggestions.isFetching,
    error: suggestions.error,
    registering,
    register,
  }
}
// ../../packages/react/dist/areas/names.js
var namesMessages = {
  'names.title': 'Choose name',
  'names.label': 'Account name',
  'names.placeholder': 'Your name',
  'names.rule': 'Letters, digits and hyphens, at least 4 characters',
  'names.characters': 'Only letters, digits and hyphens can be used',
  'names.long': 'At most 63 characters',
  'names.own': 'Names of this account: {names}',
  'names.suggestions': 'Suggestions',
  'names.searching': 'Looking for names…',
  'names.free': 'Free',
  'names.taken': 'Taken',
  'names.isTaken': '{name} is taken',
  'names.suggestionsFailed': 'Error fetching name suggestions',
  'names.lookupFailed': 'Error fetching names for address',
  'names.networkNotFound': 'Network not found',
  'names.noSigner': 'Address or auth connector not found',
  'names.declined': 'Signature declined',
  'names.pending': '{name} is being registered',
  'names.somethingWrong': 'Something went wrong',
  'names.submit': 'Register name',
  'names.approve': 'Approve in your wallet',
  'names.doneTitle': 'Name registered',
  'names.done': '{name} is yours',
  'names.doneHint': 'Others can send to this name instead of your address.',
  'names.close': 'Done',
}
/** The name that was registered. */
function RegisterAccountNameSuccessView() {
  const t = useTranslate(namesMessages)
  const { reset } = useRouter()
  const { name } = useViewParameters('RegisterAccountNameSuccess') ?? {}
  useLayoutEffect(() => {
    if (name === void 0) reset('Account')
  }, [name, reset])
  if (name === void 0) return null
  return /* @__PURE__ */ jsx(View, {
    title: t('names.doneTitle'),
    footer: /* @__PURE__ */ jsx(Button, {
      variant: 'accent',
      wide: true,
      onClick: () => reset('Account'),
      children: t('names.close'),
    }),
    children: /* @__PURE__ */ jsx(Hero, {
      icon: /* @__PURE__ */ jsx(SuccessIcon, {}),
      heading: t('names.done', { name: `\u2068${name}\u2069` }),
      text: t('names.doneHint'),
    }),
  })
}
var Names_default =
  '.names{flex-direction:column;gap:12px;display:flex}.names .field-box{direction:ltr}.names-parent{text-overflow:ellipsis;max-width:50%;color:var(--lk-text-2);padding-inline-end:8px;font-size:16px;overflow:hidden}.names-suggestions{min-height:312px}.names .row-label{unicode-bidi:plaintext}'
/** Returns the message for an error of a registration. */
function toNameText(error, { name }) {
  switch (isError(error) ? error.code : void 0) {
    case 'names/taken':
      return {
        key: 'names.isTaken',
        parameters: { name },
      }
    case 'names/pending':
      return {
        key: 'names.pending',
        parameters: { name },
      }
    case 'names/invalid-name':
      return { key: 'names.rule' }
    case 'names/network-not-found':
      return { key: 'names.networkNotFound' }
    case 'names/no-signer':
      return { key: 'names.noSigner' }
    case 'names/suggestions-failed':
      return { key: 'names.suggestionsFailed' }
    case 'names/lookup-failed':
      return { key: 'names.lookupFailed' }
  }
  return {
    key:
      error instanceof Error && isError(error.cause, 'rpc/user-rejected')
        ? 'names.declined'
        : 'names.somethingWrong',
  }
}
/**
 * Registers a name, and shows that it is registered: in the view that follows, or in a toast when another view is shown
 * meanwhile, or none. After a failure the modal shows where the name is chosen.
 */
function useRegisterName({ parent, register }) {
  const t = useTranslate(namesMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { replace } = useRouter()
  const toast = useToast()
  async function onAsk() {
    if (client.store.get(accountAtom).connector?.type === 'auth') await pushTransaction(latchkit, {})
  }
  return async label => {
    try {
      const { name } = await register({
        name: label,
        onAsk,
      })
      if (client.store.get(modalStateAtom).view === 'RegisterAccountName')
        replace('RegisterAccountNameSuccess', { name })
      else
        toast.show({
          variant: 'success',
          message: t('names.done', { name }),
        })
    } catch (error) {
      client.logger.info('A name was not registered', { error })
      const { key, parameters } = toNameText(error, { name: `${label}.${parent}` })
      toast.show({
        variant: 'error',
        message: t(key, parameters),
      })
    }
  }
}
/** Debounce time of the suggestions request, in milliseconds. */
var pause = 300
/** View that chooses and registers a name. Without the option `names` the modal shows its first view instead, with an alert. */
function RegisterAccountNameView() {
  const latchkit = useLatchkit()
  const canRegister = useCanRegisterName()
  useLayoutEffect(() => {
    if (canRegister) return
    const { names, gateway } = latchkit.client.config
    if (!names || !gateway) return leaveUnavailable(latchkit, 'RegisterAccountName')
    resetView(latchkit, resolveOpeningView(latchkit.client))
  }, [latchkit, canRegister])
  return canRegister ? /* @__PURE__ */ jsx(NameForm, {}) : null
}
function NameForm() {
  useStyles(Names_default)
  const t = useTranslate(namesMessages)
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const names = useNames({ name: asked })
  const start = useRegisterName(names)
  const { parent = '', registering } = names
  const label = (registering ?? text).toLowerCase()
  const problem = label ? validateName(label) : 'short'
  useEffect(() => {
    const timer = setTimeout(() => setAsked(problem ? '' : label), pause)
    return () => clearTimeout(timer)
  }, [label, problem])
  const isTaken = names.suggestions.some(({ name, registered }) => name === label && registered)
  const wrong =
    problem === 'characters' || problem === 'long'
      ? t(`names.${problem}`)
      : isTaken
        ? t('names.isTaken', { name: `${label}.${parent}` })
        : void 0
  const isPending = registering !== void 0
  function submit() {
    if (isPending || problem || isTaken) return
    announce(t('names.approve'))
    start(label)
  }
  return /* @__PURE__ */ jsx(View, {
    title: t('names.title'),
    footer: /* @__PURE__ */ jsxs(Button, {
      variant: 'accent',
      wide: true,
      disabled: !isPending && (problem !== void 0 || isTaken),
      busy: isPending,
      testId: nameTestIds.nameSubmit,
      onClick: submit,
      children: [
        isPending ? /* @__PURE__ */ jsx(Spinner, {}) : null,
        t(isPending ? 'names.approve' : 'names.submit'),
      ],
    }),
    children: /* @__PURE__ */ jsxs('div', {
      className: 'names',
      children: [
        /* @__PURE__ */ jsx(Field, {
          kind: 'name',
          label: t('names.label'),
          placeholder: t('names.placeholder'),
          value: registering ?? text,
          problem: wrong,
          hint: t('names.rule'),
          readOnly: isPending,
          testId: nameTestIds.nameInput,
          end: /* @__PURE__ */ jsxs('span', {
            className: 'names-parent',
            children: ['.', parent],
          }),
          onChange: value => setText(value.trim()),
          onSubmit: submit,
        }),
        /* @__PURE__ */ jsx(OwnNames, { names: names.names }),
        problem || isPending
          ? null
          : /* @__PURE__ */ jsx('div', {
              className: 'names-suggestions',
              children: /* @__PURE__ */ jsx(Suggestions, {
                parent,
                suggestions: asked === label ? names.suggestions : [],
                isLoading: asked !== label || names.loading,
                isFailed: names.error !== null,
                onChoose: setText,
              }),
            }),
      ],
    }),
  })
}
function OwnNames({ names }) {
  const t = useTranslate(namesMessages)
  const own = names.data?.map(({ name }) => `\u2068${name}\u2069`).join(', ')
  const note = names.isError ? t('names.lookupFailed') : own && t('names.own', { names: own })
  return note ? /* @__PURE__ */ jsx(Note, { children: note }) : null
}
function Suggestions({ parent, suggestions, isLoading, isFailed, onChoose }) {
  const t = useTranslate(namesMessages)
  if (isLoading)
    return /* @__PURE__ */ jsx('div', {
      role: 'status',
      'aria-label': t('names.searching'),
      children: /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
    })
  if (isFailed)
    return /* @__PURE__ */ jsx(Note, {
      tone: 'wrong',
      children: t('names.suggestionsFailed'),
    })
  return /* @__PURE__ */ jsx(RowList, {
    label: t('names.suggestions'),
    children: suggestions.map(({ name, registered }) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          children: /* @__PURE__ */ jsx(Row, {
            label: `${name}.${parent}`,
            badge: t(registered ? 'names.taken' : 'names.free'),
            disabled: registered,
            onClick: () => onChoose(name),
          }),
        },
        name,
      ),
    ),
  })
}
var namesParts_exports = /* @__PURE__ */ __exportAll({ namesParts: () => namesParts })
/** The views of the area, by name. */
var namesParts = {
  RegisterAccountName: RegisterAccountNameView,
  RegisterAccountNameSuccess: RegisterAccountNameSuccessView,
}

export { namesParts_exports }
