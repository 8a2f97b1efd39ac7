import {
  type FrameRequestPayload,
  frameTimeouts,
  getMethodPolicy,
  rpcCodes,
} from '@latchkit/secure-frame-client/protocol'
import { type DetachedRequest, detachRequest, noWindow, type PageRequest } from '../exchange/detachRequest.js'
import { FrameError } from '../FrameError.js'
import type { PaymasterService } from '../smartAccount/askPaymaster.js'
import { bundlerReads } from '../smartAccount/createBundler.js'
import { untilAborted } from '../untilAborted.js'
import { toCaip2, toChainId, toServedChainId } from './toChainId.js'
import type { RequestsParameters } from './types.js'

export type RpcRequests = {
  request(payload: FrameRequestPayload<'RPC_REQUEST'>): Promise<unknown>
  /** Downgrades the account of the key after the user approved it. Not available as a method of a page. */
  downgrade(payload: FrameRequestPayload<'DOWNGRADE_ACCOUNT'>): Promise<unknown>
  /** Offers the open approval to its window through the server, and resolves once the window can take it. */
  detach(payload: FrameRequestPayload<'APPROVAL_DETACHED'>): Promise<void>
  /** Ends the open approval; it answers "Request was aborted". */
  abort(): void
}

/** Reads of permissions that were given, or can be. */
const permissionReads: readonly string[] = [
  'wallet_getGrantedExecutionPermissions',
  'wallet_getSupportedExecutionPermissions',
]

/** EIP-2255 has a method of the same name, which gives back that a page sees the accounts: `[{ eth_accounts: {} }]`. */
function isOfAccounts(params: unknown): boolean {
  const [first] = Array.isArray(params) ? params : [params]
  return typeof first === 'object' && first !== null && Object.hasOwn(first, 'eth_accounts')
}

/**
 * Answers JSON-RPC requests of the page: reads by the site's own endpoints and bundlers, everything that signs by an
 * approval, one at a time. Rejects with a `FrameError`: 4200 for a method that is not allowed, 4001 when the user declines,
 * 4902 for a network that the site does not serve, 5710 for one without smart accounts, -32005 while another approval is open,
 * and those of EIP-5792.
 */
export function createRequests(parameters: RequestsParameters): RpcRequests {
  const { read, rpcUrls, askBundler, accounts, getWallet, recoverWallet, getChainId } = parameters
  let open: (Pick<DetachedRequest, 'offer'> & { readonly own: AbortController; end(): void }) | undefined

  async function approve(
    request: PageRequest,
    method: string,
    params: unknown,
    chainId: number | string,
    paymasterService: PaymasterService | undefined,
  ): Promise<unknown> {
    if (open) throw new FrameError(rpcCodes.limitExceeded, 'Another request is open')
    const own = new AbortController()
    const { link, exchange } = parameters
    const { signal } = own
    const detached = detachRequest({ exchange, link, request, getWallet, signal })
    open = { end: () => end('Request was aborted'), own, offer: detached.offer }
    let isSending = false
    const end = (message: string) => {
      // After a request that may have been sent, this error would make the app send it again.
      if (!isSending) own.abort(new FrameError(rpcCodes.userRejected, message))
    }
    const timeout = setTimeout(() => end('Request was aborted'), frameTimeouts.approval)
    const place = parameters.choosePlace({ method, params })
    let isShown = false
    /** Makes room for the next request, once. */
    const release = () => {
      if (open?.own !== own) return
      clearTimeout(timeout)
      open = undefined
      hide()
      link?.end()
    }
    const hide = () => {
      if (!isShown) return
      isShown = false
      parameters.root.replaceChildren()
      void parameters.shown(false)
    }
    const run = async () => {
      const wallet = await recoverWallet()
      signal.throwIfAborted()
      if (place === 'window') link?.begin()
      else {
        isShown = true
        await parameters.shown(true)
        signal.throwIfAborted()
      }
      const { approveRequest } = await import('../approval/approveRequest.js')
      signal.throwIfAborted()
      const reject = () => end('User rejected the request')
      return approveRequest({
        ...parameters,
        wallet,
        method,
        params,
        chainId,
        signal,
        reject,
        paymasterService,
        place,
        leaveFrame() {
          hide()
          link?.begin()
        },
        sending(value) {
          isSending = value
        },
        sent() {
          isSending = true
          release()
        },
      })
    }
    try {
      // Whatever it waits for: a request that was ended makes room for the next one.
      return await untilAborted(Promise.race([run(), detached.result]), signal)
    } finally {
      release()
      // Whichever of the two it was, the other one is over.
      own.abort(new FrameError(rpcCodes.userRejected, 'Request was aborted'))
    }
  }

  return {
    async request(payload) {
      const { method, params, chainId: asked, chainNamespace, paymasterService: service } = payload
      const policy = getMethodPolicy(method)
      if (policy === 'notAllowed')
        throw new FrameError(rpcCodes.unsupported, 'Requested RPC call is not allowed')
      // The page's own gateway lists them.
      if (method === 'wallet_getAssets')
        throw new FrameError(rpcCodes.unsupported, 'The frame does not list assets')
      if (method === 'wallet_getCapabilities') {
        const { getCapabilities } = await import('../batches/getCapabilities.js')
        return getCapabilities(await getWallet(), parameters, params)
      }
      if (method === 'wallet_getCallsStatus') {
        const { getCallsStatus } = await import('../batches/getCallsStatus.js')
        return getCallsStatus(parameters, params)
      }
      if (method === 'wallet_revokePermissions' && isOfAccounts(params))
        throw new FrameError(rpcCodes.unsupported, 'Requested RPC call is not allowed')
      if (permissionReads.includes(method)) {
        const { readPermissions } = await import('../permissions/readPermissions.js')
        return readPermissions(parameters, method)
      }
      const chain = (method === 'wallet_sendCalls' ? readCallsChain(params) : undefined) ?? asked
      const chainId = chain === undefined ? getChainId() : toChainId(chain)
      const isSolana = typeof chainId === 'string'
      // A key of one family signs nothing of the other, and a chain belongs to one of them.
      const isMixed = policy === 'notSafe' && method.startsWith('solana_') !== isSolana
      if (isMixed || isSolana !== (chainNamespace === undefined ? isSolana : chainNamespace === 'solana'))
        throw new FrameError(rpcCodes.invalidParams, `${method} is not a method of ${toCaip2(chainId)}`)
      if (method === 'eth_accounts') {
        const wallet = await getWallet()
        return [isSolana ? wallet.addresses.eip155 : await accounts.getAddress(wallet, chainId)]
      }
      if (method === 'eth_chainId' && !isSolana) return `0x${chainId.toString(16)}`
      if (bundlerReads.includes(method)) return askBundler(toCaip2(chainId), method, params ?? [])
      if (policy === 'safe') return read(toCaip2(chainId), method, params)
      toServedChainId(rpcUrls, chainId)
      // The app's default paymaster is optional for each request.
      const paymasterService = service && { ...service, context: service.context, isOptional: true }
      const request = { type: 'RPC_REQUEST', payload: { ...payload, chainId } } as const
      return approve(request, method, params, chainId, paymasterService)
    },
    async downgrade({ chainId: asked }) {
      const chainId = toServedChainId(rpcUrls, asked)
      if (typeof chainId === 'string') throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
      const request = { type: 'DOWNGRADE_ACCOUNT', payload: { chainId } } as const
      return approve(request, 'DOWNGRADE_ACCOUNT', [], chainId, undefined)
    },
    async detach({ id, returnUrl }) {
      if (!open) throw noWindow()
      return open.offer(id, returnUrl)
    },
    abort() {
      open?.end()
    },
  }
}

/** A batch names its chain itself. */
function readCallsChain(params: unknown): string | undefined {
  const [request] = params as readonly [{ readonly chainId?: string | undefined }]
  return request.chainId
}
