/** Imports of apps from other kits, by the page that names the replacement: a missing row leaves a user stuck. */
export const kitExports = {
  'docs/guides/migrate-from-rainbowkit.md': `
    ConnectButton WalletButton RainbowKitProvider getDefaultConfig getDefaultWallets getWalletConnectConnector
    connectorsForWallets useAccountModal useChainModal useConnectModal useAddRecentTransaction
    RainbowKitAuthenticationProvider createAuthenticationAdapter Wallet WalletList WalletDetailsParams
    RainbowKitWalletConnectParameters Theme AuthenticationStatus AuthenticationConfig Locale DisclaimerComponent
    AvatarComponent Chain lightTheme darkTheme midnightTheme cssStringFromTheme cssObjectFromTheme __private__`,
  'docs/guides/migrate-from-connectkit.md': `
    CONNECTKIT_VERSION Types getDefaultConfig getDefaultConnectors wallets useModal SIWEProvider useSIWE
    SIWE_NONCE_QUERY_KEY SIWE_SESSION_QUERY_KEY SIWESession SIWEConfig ConnectKitProvider Context ConnectKitButton
    SIWEButton Avatar ChainIcon useIsMounted useChains useChainIsSupported ConnectKitModalDemo`,
  'docs/guides/migrate-from-wallet-adapter.md': `
    ConnectionProvider WalletProvider useConnection useWallet useAnchorWallet useLocalStorage ConnectionContext
    WalletContext WalletNotSelectedError useWalletModal WalletModalContext WalletConnectButton WalletModal
    WalletModalButton WalletModalProvider WalletDisconnectButton WalletIcon WalletMultiButton BaseWalletMultiButton
    BaseWalletConnectButton BaseWalletDisconnectButton BaseWalletModalButton WalletAdapter BaseWalletAdapter
    BaseSignerWalletAdapter BaseMessageSignerWalletAdapter BaseSignInMessageSignerWalletAdapter WalletReadyState
    WalletAdapterNetwork isWalletAdapterCompatibleStandardWallet scopePollingDetectionStrategy isIosAndRedirectable
    WalletError WalletNotReadyError WalletLoadError WalletConfigError WalletConnectionError WalletDisconnectedError
    WalletDisconnectionError WalletAccountError WalletPublicKeyError WalletKeypairError WalletNotConnectedError
    WalletSendTransactionError WalletSignTransactionError WalletSignMessageError WalletSignInError WalletTimeoutError
    WalletWindowBlockedError WalletWindowClosedError WalletSignAndSendAllTransactionsError`,
  'docs/guides/migrate-from-appkit.md': `
    createAppKit useAppKit useAppKitAccount useAppKitNetwork useAppKitBalance useAppKitState useAppKitTheme
    useAppKitEvents useWalletInfo useAppKitProvider useDisconnect useAppKitConnections useAppKitConnection
    useAppKitWallets useAppKitWallet useAppKitUpdateEmail usePay useAvailableExchanges usePayUrlActions
    useExchangeBuyStatus useAppKitSIWX useUniversalConnector AppKitButton AppKitConnectButton AppKitAccountButton
    AppKitNetworkButton AppKitProvider WagmiAdapter SolanaAdapter EthersAdapter Ethers5Adapter BitcoinAdapter
    DefaultSIWX SIWXConfig SIWXMessenger InformalMessenger SIWXVerifier EIP155Verifier SolanaVerifier BIP122Verifier
    grantPermissions isSmartSessionSupported createSubscription SIWXStorage LocalStorage SIWXSigner ReownAuthentication CloudAuthSIWX createSIWEConfig formatMessage
    adapters networks defaultNetwork projectId metadata siwx siweConfig themeMode themeVariables allWallets
    includeWalletIds excludeWalletIds featuredWalletIds customWallets tokens customRpcUrls chainImages connectorImages
    termsConditionsUrl privacyPolicyUrl disableAppend enableEmbedded showWallets enableWallets enableEIP6963
    enableInjected enableCoinbase enableBaseAccount coinbasePreference enableReconnect enableWalletConnect
    enableWalletGuide enableAuthLogger enableNetworkSwitch enableMobileFullScreen allowUnsupportedChain
    defaultAccountTypes experimental_preferUniversalLinks debug manualWCControl universalProvider
    universalProviderConfigOverride basic open close disconnect switchNetwork getAccount subscribeAccount
    subscribeNetwork subscribeState subscribeProviders subscribeTheme subscribeWalletInfo subscribeConnections
    subscribeEvents subscribeRemoteFeatures getWalletProvider getWalletProviderType getUniversalProvider getSIWX
    getWalletInfo getConnections getRecentConnections switchConnection deleteConnection addNetwork removeNetwork
    updateFeatures updateRemoteFeatures updateOptions setThemeMode setThemeVariables setConnectMethodsOrder
    setWalletFeaturesOrder setSocialsOrder setCollapseWallets getDisabledCaipNetworks addAddressLabel ready getEvent
    getState showErrorMessage fetchWallets getWalletList subscribeWalletList prefetchWalletConnectUri
    getWalletConnectUri subscribeWalletConnectUri resetWalletConnectUri connectWallet resetConnectingWallet
    features.email features.socials features.swaps features.onramp features.history features.receive features.send
    features.legalCheckbox features.smartSessions features.collapseWallets features.pay features.headless
    features.analytics features.allWallets features.emailShowWallets features.connectorTypeOrder
    features.walletFeaturesOrder features.connectMethodsOrder features.reownAuthentication`,
}
