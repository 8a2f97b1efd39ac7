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

/** Schema of all tables of the gateway. */
export const schema = pgSchema('gateway')

/** Index progress of each chain. */
export const indexedChain = schema.table('indexed_chain', {
  /** CAIP-2 id. */
  id: text('id').primaryKey(),
  /** Last block whose rows are stored. */
  cursor: whole('cursor').notNull(),
  /** Last block that the chain reported as final: nothing at or below it is rolled back. */
  final: whole('final').notNull(),
})

/** The last blocks of each chain, used to detect another branch of the chain. */
export const block = schema.table(
  'block',
  {
    chain: text('chain').notNull(),
    number: whole('number').notNull(),
    hash: text('hash').notNull(),
  },
  table => [primaryKey({ columns: [table.chain, table.number] })],
)

/** Transactions that an account sent or that moved an asset of an account. */
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
    /** Null when the transaction created a contract. */
    recipient: text('recipient'),
    nonce: whole('nonce').notNull(),
    isConfirmed: boolean('is_confirmed').notNull(),
  },
  table => [primaryKey({ columns: [table.chain, table.block, table.blockHash, table.hash] })],
)

/** Transfers of a transaction. Partitioned by chain, and each chain by range of blocks. */
export const transfer = schema.table(
  'transfer',
  {
    chain: text('chain').notNull(),
    block: whole('block').notNull(),
    blockHash: text('block_hash').notNull(),
    transaction: text('transaction').notNull(),
    /** Unique in the transaction. Each part of an ERC-1155 batch has a position. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['native', 'erc20', 'erc721', 'erc1155', 'spl'] }).notNull(),
    /** Null for the native currency. */
    token: text('token'),
    tokenId: uint256('token_id'),
    /** Empty for a mint of a Solana transaction. */
    sender: text('sender').notNull(),
    /** Empty for a burn of a Solana transaction. */
    recipient: text('recipient').notNull(),
    amount: uint256('amount').notNull(),
    /** Of a Solana token, as in its transaction. */
    decimals: smallint('decimals'),
  },
  table => [
    primaryKey({
      columns: [table.chain, table.block, table.blockHash, table.transaction, table.position],
    }),
  ],
)

/** Transactions that concern an account, in the order of its history. */
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

/** Tokens and NFTs that an account ever received. The gateway reads the account's balance of these. */
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
    /** The first block with a transfer to the account. If that block is rolled back, the transfer never happened. */
    block: whole('block').notNull(),
  },
  table => [
    primaryKey({ columns: [table.chain, table.account, table.token, table.tokenId] }),
    index('holding_block').on(table.chain, table.block),
  ],
)

/** Prices of the tokens that moved in a block, in that block. Absent where the price was not read then. */
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
    /** Total payment, such as `100.00`, and the ISO 4217 code of its currency. */
    total: text('total').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['pending', 'paying', 'paid', 'declined', 'failed'] }).notNull(),
    /** The signed transaction of the faucet. Sent again after a crash, it still pays once. */
    signed: text('signed'),
    hash: text('hash'),
    createdAt: whole('created_at').notNull(),
  },
  table => [index('purchase_account').on(table.chain, table.account, table.createdAt)],
)

/**
 * Addresses on Solana whose signatures belong to an account: the account, and each token account that it was ever seen
 * with.
 */
export const solanaSource = schema.table(
  'solana_source',
  {
    chain: text('chain').notNull(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    /** The newest final signature. Later reads end there. Null until there is one. */
    final: text('final'),
    /** The oldest signature that was read, and its slot. Null until then. */
    oldest: text('oldest'),
    oldestSlot: whole('oldest_slot'),
    /** Whether the address has no signature before the oldest. */
    isWhole: boolean('is_whole').notNull(),
    /** Last read of its signatures, in milliseconds since 1970. Null until then. */
    readAt: whole('read_at'),
    /**
     * Its holding at that time, in the form of the node: a changed holding means new signatures. Null without a
     * holding.
     */
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
    /** Milliseconds since 1970. Null where the node does not report it. */
    minedAt: whole('mined_at'),
    isConfirmed: boolean('is_confirmed').notNull(),
    /** Whether no other branch of the chain can replace it. */
    isFinal: boolean('is_final').notNull(),
    /** An address with the signature in its list. Null for signatures that were final before this column existed. */
    source: text('source'),
  },
  table => [primaryKey({ columns: [table.chain, table.account, table.slot, table.signature] })],
)

/** Names below `NAMES_PARENT` that accounts have registered. */
export const registeredName = schema.table(
  'registered_name',
  {
    /** The full name, normalized. */
    name: text('name').primaryKey(),
    account: text('account').notNull(),
    /** ENSIP-11 coin type of the registration. */
    coinType: whole('coin_type').notNull(),
    /**
     * Whether a key signed it: the name then has the owner's address on every EVM chain. Else a contract of one chain
     * signed.
     */
    isKey: boolean('is_key').notNull(),
    /** As submitted: a URL, or an NFT (ENSIP-12). */
    avatar: text('avatar'),
    bio: text('bio'),
    /** Seconds since 1970, as in the message. */
    signedAt: whole('signed_at').notNull(),
    registeredAt: whole('registered_at').notNull(),
  },
  // Each message is valid once.
  table => [uniqueIndex('registered_name_message').on(table.account, table.signedAt)],
)

/** Permissions that smart accounts gave. The context, which the account signed, has their terms. */
export const session = schema.table(
  'session',
  {
    /** keccak256 of the context. */
    pci: text('pci').primaryKey(),
    chain: text('chain').notNull(),
    account: text('account').notNull(),
    /** Encoded delegations (ERC-7710), in lower case. */
    context: text('context').notNull(),
    /** First second after its end, since 1970. */
    expiry: whole('expiry').notNull(),
    createdAt: whole('created_at').notNull(),
    /** Null while it is active. */
    revokedAt: whole('revoked_at'),
    /** Project of the app that registered it. Null for a caller that sent none. */
    projectId: text('project_id'),
    /** Origin of the page that registered it. Null outside of a browser. */
    origin: text('origin'),
  },
  table => [index('session_account').on(table.chain, table.account, table.createdAt)],
)
