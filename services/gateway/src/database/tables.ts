import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  numeric,
  pgSchema,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Number of a block, or a time in milliseconds since 1970. */
const whole = (name: string) => bigint(name, { mode: 'number' })
/** A uint256 in the smallest unit, as a bigint. */
const uint256 = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })

/** Everything of the gateway is in this schema. */
export const schema = pgSchema('gateway')

/** How far each chain is indexed. */
export const indexedChain = schema.table('indexed_chain', {
  /** CAIP-2 id. */
  id: text('id').primaryKey(),
  /** Last block whose rows are stored. */
  cursor: whole('cursor').notNull(),
  /** Last block that the chain called final: nothing at or below it is rolled back. */
  final: whole('final').notNull(),
})

/** The last blocks of each chain, by which another branch of the chain is recognised. */
export const block = schema.table(
  'block',
  {
    chain: text('chain').notNull(),
    number: whole('number').notNull(),
    hash: text('hash').notNull(),
  },
  table => [primaryKey({ columns: [table.chain, table.number] })],
)

/** Transactions that an account sent or that moved something of an account. */
export const transaction = schema.table(
  'transaction',
  {
    chain: text('chain').notNull(),
    block: whole('block').notNull(),
    blockHash: text('block_hash').notNull(),
    hash: text('hash').notNull(),
    place: integer('place').notNull(),
    minedAt: whole('mined_at').notNull(),
    sender: text('sender').notNull(),
    /** Null when it created a contract. */
    recipient: text('recipient'),
    nonce: whole('nonce').notNull(),
    isConfirmed: boolean('is_confirmed').notNull(),
  },
  table => [primaryKey({ columns: [table.chain, table.block, table.blockHash, table.hash] })],
)

/** What a transaction moved. Partitioned by chain, and those by range of blocks. */
export const transfer = schema.table(
  'transfer',
  {
    chain: text('chain').notNull(),
    block: whole('block').notNull(),
    blockHash: text('block_hash').notNull(),
    transaction: text('transaction').notNull(),
    /** Unique in the transaction. Part of an ERC-1155 batch counts for itself. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['native', 'erc20', 'erc721', 'erc1155', 'spl'] }).notNull(),
    /** Null for the native currency. */
    token: text('token'),
    tokenId: uint256('token_id'),
    /** Empty for what a Solana transaction made. */
    sender: text('sender').notNull(),
    /** Empty for what a Solana transaction destroyed. */
    recipient: text('recipient').notNull(),
    amount: uint256('amount').notNull(),
    /** Of a Solana token, as its transaction says. */
    decimals: smallint('decimals'),
  },
  table => [
    primaryKey({
      columns: [table.chain, table.block, table.blockHash, table.transaction, table.position],
    }),
  ],
)

/** Which transactions concern an account, in the order of its history. */
export const activity = schema.table(
  'activity',
  {
    chain: text('chain').notNull(),
    account: text('account').notNull(),
    block: whole('block').notNull(),
    place: integer('place').notNull(),
    blockHash: text('block_hash').notNull(),
    transaction: text('transaction').notNull(),
  },
  table => [
    primaryKey({ columns: [table.chain, table.account, table.block, table.place] }),
    index('activity_block').on(table.chain, table.block),
  ],
)

/** Tokens and NFTs that an account was ever given: those are asked for its balance. */
export const holding = schema.table(
  'holding',
  {
    chain: text('chain').notNull(),
    account: text('account').notNull(),
    token: text('token').notNull(),
    /** 0 for ERC-20. */
    tokenId: uint256('token_id').notNull(),
    /** 20, 721 or 1155. */
    standard: smallint('standard').notNull(),
    /** The first block that gave it: without that block it was never given. */
    block: whole('block').notNull(),
  },
  table => [
    primaryKey({ columns: [table.chain, table.account, table.token, table.tokenId] }),
    index('holding_block').on(table.chain, table.block),
  ],
)

/** What tokens that moved in a block were worth in it. There is none where it was not read then. */
export const blockPrice = schema.table(
  'block_price',
  {
    chain: text('chain').notNull(),
    block: whole('block').notNull(),
    blockHash: text('block_hash').notNull(),
    /** `native` for the currency of the chain. */
    token: text('token').notNull(),
    /** Dollars. */
    price: doublePrecision('price').notNull(),
  },
  table => [primaryKey({ columns: [table.chain, table.block, table.blockHash, table.token] })],
)

/** Purchases of the sandbox. */
export const purchase = schema.table(
  'purchase',
  {
    id: text('id').primaryKey(),
    chain: text('chain').notNull(),
    account: text('account').notNull(),
    /** Null for the native currency. */
    token: text('token'),
    amount: uint256('amount').notNull(),
    /** What is paid, such as `100.00`, and the ISO 4217 code of its currency. */
    total: text('total').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['pending', 'paying', 'paid', 'declined', 'failed'] }).notNull(),
    /** The signed transaction of the faucet: sent again after a crash, it still pays once. */
    signed: text('signed'),
    hash: text('hash'),
    createdAt: whole('created_at').notNull(),
  },
  table => [index('purchase_account').on(table.chain, table.account, table.createdAt)],
)

/** Addresses on Solana whose signatures belong to an account: its own, and each token account it was ever seen with. */
export const solanaSource = schema.table(
  'solana_source',
  {
    chain: text('chain').notNull(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    /** The newest signature that is final: later reads end there. Null until there is one. */
    final: text('final'),
    /** The oldest signature that was read, and its slot. Null until one was read. */
    oldest: text('oldest'),
    oldestSlot: whole('oldest_slot'),
    /** Whether there is none before the oldest. */
    isWhole: boolean('is_whole').notNull(),
    /** When its signatures were last asked for, in milliseconds since 1970. Null until then. */
    readAt: whole('read_at'),
    /** What it held then, in the form of the node: what holds something else has new signatures. Null where there was none. */
    held: text('held'),
  },
  table => [primaryKey({ columns: [table.chain, table.account, table.address] })],
)

/** Signatures that concern an account on Solana, in the order of its history. */
export const solanaActivity = schema.table(
  'solana_activity',
  {
    chain: text('chain').notNull(),
    account: text('account').notNull(),
    slot: whole('slot').notNull(),
    signature: text('signature').notNull(),
    /** Milliseconds since 1970. Null where the node does not know. */
    minedAt: whole('mined_at'),
    isConfirmed: boolean('is_confirmed').notNull(),
    /** Whether no other branch of the chain can take its place. */
    isFinal: boolean('is_final').notNull(),
    /** An address whose list had it. Null for what was final before this was kept. */
    source: text('source'),
  },
  table => [primaryKey({ columns: [table.chain, table.account, table.slot, table.signature] })],
)

/** Names below `NAMES_PARENT` that accounts have registered. */
export const registeredName = schema.table(
  'registered_name',
  {
    /** The whole name, normalized. */
    name: text('name').primaryKey(),
    account: text('account').notNull(),
    /** ENSIP-11 coin type that it was registered for. */
    coinType: whole('coin_type').notNull(),
    /** A key signed it: it is the owner's address on every EVM chain. Else a contract of one chain did. */
    isKey: boolean('is_key').notNull(),
    /** As it was given: a URL, or an NFT (ENSIP-12). */
    avatar: text('avatar'),
    bio: text('bio'),
    /** Seconds since 1970, as the message has it. */
    signedAt: whole('signed_at').notNull(),
    registeredAt: whole('registered_at').notNull(),
  },
  // Each message is used once.
  table => [uniqueIndex('registered_name_message').on(table.account, table.signedAt)],
)

/** Permissions that smart accounts gave. What they allow is in the context, which the account signed. */
export const session = schema.table(
  'session',
  {
    /** keccak256 of the context. */
    pci: text('pci').primaryKey(),
    chain: text('chain').notNull(),
    account: text('account').notNull(),
    /** Encoded delegations (ERC-7710), in lower case. */
    context: text('context').notNull(),
    /** First second in which it is over, since 1970. */
    expiry: whole('expiry').notNull(),
    createdAt: whole('created_at').notNull(),
    /** Null while it is active. */
    revokedAt: whole('revoked_at'),
    /** Of the app that has registered it. Null for a caller that sent none. */
    projectId: text('project_id'),
    /** Of the page that has registered it. Null outside of a browser. */
    origin: text('origin'),
  },
  table => [index('session_account').on(table.chain, table.account, table.createdAt)],
)
