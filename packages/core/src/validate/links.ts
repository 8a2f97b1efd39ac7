/**
 * Schemes that browsers, systems and common programs handle by themselves: they run, read, install, send or call. None
 * belongs to a wallet. A trailing `*` matches every scheme with that prefix.
 *
 * @see https://www.iana.org/assignments/uri-schemes/uri-schemes.xhtml
 */
const reserved: readonly string[] =
  /*#__PURE__*/
  // Scripts and content of the browser.
  (
    'about blob cid content data file filesystem jar javascript jscript livescript mhtml mid mocha resource res vbscript ' +
    'vbs view-source wyciwyg shell ' +
    // Browsers and their extensions.
    'brave browser chrome* chromium* devtools ext+* firefox* googlechrome* iexplore microsoft-edge* moz-* opera ' +
    'opera-* safari* vivaldi web+* webkit* ' +
    // Android.
    'android* app-id intent* market package snssdk* ' +
    // Apple.
    'afp app-prefs app-settings apple* applescript calshow com-apple* diagnostics facetime* help hcp ichat imessage ' +
    'itms* itunes* ibooks* maps message* mobilenotes musics music photos* prefs shareddocuments shortcuts telprompt ' +
    'videos webcal* workflow x-apple* x-callback-url x-help* x-man-page x-radar x-web-search* ' +
    // Windows and Office.
    'bingmaps bing insiderhub its knownfolder local mk ms-* ms- ms msappx* msdt msteams* microsoft* onedrive* onenote* ' +
    'outlook* pcsuite search search-ms skype* windows* windowsdefender wpa wpc xbox* zune ' +
    'excel powerpoint project publisher visio word ' +
    // Messages and calls.
    'acct callto cap dns fax geo im imap ipp ipps irc irc6 ircs jabber mailserver mailto mms mmsto modem mumble news ' +
    'nntp pop pres sip sips sms* smsto smtp snews tel teamspeak tg ts3server ventrilo wtai xmpp zoommtg zoomphonecall ' +
    'zoomus ' +
    // Networks, files and remote machines.
    'adb bitbucket* cifs cvs dav davs dict ed2k feed finger ftp ftps git* go gopher http https iax ldap ldaps magnet ' +
    'mtqp mupdate nfs nfss nx rdp rlogin rsync rtmp rtsp rtsps rtspu scp sftp smb ssh* stun stuns svn* telnet tftp ' +
    'tn3270 turn turns vnc wais ws wss anydesk teamviewer* ' +
    // Programs that run code or install software.
    'apt atom azuredatastudio cursor docker* eclipse+* idea java jetbrains* jnlp* netbeans pycharm putty* snap sourcetree ' +
    'steam* sublime* terminal textmate txmt vscode* vscodium* webstorm wsl x-github* zed'
  ).split(' ')

/**
 * Whether a scheme can belong to a wallet, such as `metamask` or `com.wallet`: it is well-formed, and not a scheme of the
 * web or one that browsers, systems or common programs handle. `intent` is refused too, since such a link can name any app.
 *
 * @example
 * isWalletScheme('metamask') // true
 * isWalletScheme('ms-msdt') // false
 */
export function isWalletScheme(scheme: string): boolean {
  const name = scheme.toLowerCase()
  if (!/^[a-z][a-z\d+.-]*$/.test(name)) return false
  return !reserved.some(entry => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry))
}

/**
 * The URL of a page that may be opened, as `URL` writes it: `https`, or `http` on this machine, without a login. Undefined
 * for all other URLs.
 *
 * @example
 * readWebUrl('https://wallet.example') // 'https://wallet.example/'
 * readWebUrl('javascript:alert(1)') // undefined
 */
export function readWebUrl(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, username, password, href } = new URL(url)
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/.test(hostname)
  const isOpen = protocol === 'https:' || (protocol === 'http:' && isLocal)
  return isOpen && !username && !password ? href : undefined
}
