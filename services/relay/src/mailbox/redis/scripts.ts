import { hash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { MailboxError } from '../mailbox.js'
import { ownerFunctions, payloadFunctions } from './ownerFunctions.js'

/** A Lua script, and the SHA-1 of it by which Redis knows it. */
export type Script = { readonly text: string; readonly hash: string }

const toScript = (text: string): Script => ({ text, hash: hash('sha1', text) })

/**
 * Stores messages and publishes them, in one batch, to each of the other nodes that have their topic open. Returns one
 * text with, for each and separated by spaces, its position, `known`, or why it was refused.
 * KEYS: mailbox, positions and nodes of each topic. ARGV: this node, messages per topic, prefix of channels, prefix of keys,
 * messages and bytes per client key and per address, 1 while the store has no room for long-lived messages; number and
 * payloads of each topic's messages. Positions are Redis' own microseconds, or one more than the last position. A full
 * mailbox is searched for expired messages when the first of them may have expired, not at each call. Messages of a node
 * whose clock is off live as long as they should by the clock of Redis.
 * A node whose channel has no subscriber is removed: when it comes back it opens its topics again and reads them.
 */
export const putScript = toScript(`
local self, limit, prefix, root = ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4]
local ownerMessages, ownerBytes = tonumber(ARGV[5]), tonumber(ARGV[6])
local addressMessages, addressBytes, isFull = tonumber(ARGV[7]), tonumber(ARGV[8]), ARGV[9] == '1'
local time = redis.call('TIME')
local begin = time[1] * 1000000 + time[2]
local now = math.floor(begin / 1000)
${payloadFunctions}
${ownerFunctions}
local guarded = false
-- Redis checks its memory at the first write only, and only if that one adds.
local function guardMemory()
  if not guarded then redis.call('SET', root .. 'write', 1) end
  guarded = true
end
local results, batches, argument = {}, {}, 10
for i = 1, #KEYS, 3 do
  local mailbox, positions, nodes = KEYS[i], KEYS[i + 1], KEYS[i + 2]
  local full, size, last = mailbox .. ':full', redis.call('HLEN', mailbox), nil
  local life, stored = nil, {}
  for j = argument + 1, argument + ARGV[argument] do
    local payload = byClock(ARGV[j], now)
    local key, expiry = string.sub(payload, 35, 98), expiryOf(payload)
    local old = redis.call('HGET', mailbox, key)
    if old and expiryOf(old) > now then
      table.insert(results, 'known')
    else
      if size >= limit and redis.call('EXISTS', full) == 0 then
        local all, first = redis.call('HGETALL', mailbox), math.huge
        for k = 1, #all, 2 do
          local other = expiryOf(all[k + 1])
          if other <= now then
            redis.call('HDEL', mailbox, all[k])
            redis.call('ZREM', positions, all[k])
            size = size - 1
          elseif other < first then
            first = other
          end
        end
        life = nil
        if size >= limit then redis.call('SET', full, 1, 'PX', string.format('%.0f', first - now)) end
      end
      if size >= limit then
        table.insert(results, 'topic-full')
      else
        guardMemory()
        local names = ownersOf(payload)
        local publisher, address = readOwner(names[1]), readOwner(names[2])
        local refusal = makeRoom(payload, publisher, address, isFull)
        size = redis.call('HLEN', mailbox)
        -- What was removed may have been all of it, and its life with it.
        if size == 0 then life = nil end
        if refusal then
          table.insert(results, refusal)
        else
          add(publisher, payload, expiry)
          add(address, payload, expiry)
          if size == limit - 1 then redis.call('DEL', full) end
          last = last or tonumber(redis.call('ZRANGE', positions, -1, -1, 'WITHSCORES')[2] or 0)
          last = math.max(begin, last + 1)
          local position, ttl = string.format('%.0f', last), math.max(1, expiry - now)
          size = size + redis.call('HSET', mailbox, key, payload)
          redis.call('ZADD', positions, position, key)
          life = life or redis.call('PTTL', mailbox)
          if life < ttl then
            life = ttl
            redis.call('PEXPIRE', mailbox, ttl)
            redis.call('PEXPIRE', positions, ttl)
          end
          table.insert(stored, #position + #payload + 1 .. ':' .. position .. '\\n' .. payload)
          table.insert(results, position)
        end
      end
    end
  end
  argument = argument + 1 + ARGV[argument]
  if #stored > 0 then
    for _, node in ipairs(redis.call('SMEMBERS', nodes)) do
      if node ~= self then
        local batch = batches[node]
        if not batch then
          batch = { texts = {}, nodes = {} }
          batches[node] = batch
        end
        table.insert(batch.texts, table.concat(stored))
        table.insert(batch.nodes, nodes)
      end
    end
  end
end
writeOwners()
for node, batch in pairs(batches) do
  if redis.call('PUBLISH', prefix .. node, table.concat(batch.texts)) == 0 then
    for _, nodes in ipairs(batch.nodes) do redis.call('SREM', nodes, node) end
  end
end
return { table.concat(results, ' ') }`)

/**
 * Reads one page. KEYS: mailbox and positions of each place. ARGV: number of messages and of bytes after which the page
 * ends, position to read behind at each place. Returns the number of the place at which the page ended, or 0,
 * and the position that it reached there, then payloads and their positions. Removes what has expired: else it would be
 * read again and again, and no caller is charged for it.
 */
export const readScript = toScript(`
local limit, room = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local results = { 0, '0' }
for i = 1, #KEYS, 2 do
  local place = (i + 1) / 2
  local reached = ARGV[2 + place]
  local found = redis.call('ZRANGEBYSCORE', KEYS[i + 1], '(' .. reached, '+inf', 'WITHSCORES', 'LIMIT', 0, limit)
  for j = 1, #found, 2 do
    if room <= 0 then break end
    local payload = redis.call('HGET', KEYS[i], found[j]) or ''
    limit, room, reached = limit - 1, room - #payload, string.format('%.0f', found[j + 1])
    if (tonumber(string.sub(payload, 21, 33)) or 0) > now then
      results[#results + 1] = payload
      results[#results + 1] = reached
    else
      redis.call('HDEL', KEYS[i], found[j])
      redis.call('ZREM', KEYS[i + 1], found[j])
    end
  end
  if #found > 0 and (limit <= 0 or room <= 0) then
    results[1], results[2] = place, reached
    break
  end
end
return results`)

/**
 * Removes messages. KEYS: mailbox and positions of each topic. ARGV: prefix of keys; keys of each topic's messages
 * separated by spaces, as many as `unpack` can take.
 */
export const removeScript = toScript(`
${payloadFunctions}
local root, freed = ARGV[1], {}
for i = 1, #ARGV - 1 do
  local keys = {}
  for key in string.gmatch(ARGV[i + 1], '%S+') do table.insert(keys, key) end
  for _, payload in ipairs(redis.call('HMGET', KEYS[2 * i - 1], unpack(keys))) do
    if payload then
      local kind, member = kindOf(payload), memberOf(payload)
      for _, name in ipairs(ownersOf(payload)) do
        local base = root .. 'owner:' .. name
        if redis.call('ZREM', base .. kind, member) == 1 then freed[base] = (freed[base] or 0) + #payload end
      end
    end
  end
  redis.call('HDEL', KEYS[2 * i - 1], unpack(keys))
  redis.call('ZREM', KEYS[2 * i], unpack(keys))
end
for base, bytes in pairs(freed) do
  if redis.call('DECRBY', base .. ':bytes', bytes) <= 0 then redis.call('DEL', base .. ':bytes') end
end
return {}`)

/**
 * Opens and shuts topics. KEYS: nodes of topics. ARGV: this node, life of the entry in ms; 1 to open or 0 to shut for
 * each. Removes before it adds: a full Redis refuses a script that begins by adding, and a client that cannot subscribe
 * cannot make room either.
 */
export const openScript = toScript(`
for i, nodes in ipairs(KEYS) do
  redis.call('SREM', nodes, ARGV[1])
  if ARGV[i + 2] == '1' then
    redis.call('SADD', nodes, ARGV[1])
    redis.call('PEXPIRE', nodes, ARGV[2])
  end
end
return {}`)

/** Every script, to be loaded ahead of its first call. */
export const scripts = [putScript, readScript, removeScript, openScript]

/**
 * Runs a script by its hash, or by its text when Redis has lost it.
 *
 * @throws MailboxError
 */
export async function runScript(
  redis: Redis,
  script: Script,
  keys: readonly string[],
  values: readonly string[],
): Promise<readonly unknown[]> {
  try {
    const result: unknown = await redis
      .evalsha(script.hash, keys.length, ...keys, ...values)
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
        return redis.eval(script.text, keys.length, ...keys, ...values)
      })
    if (Array.isArray(result)) return result
  } catch (cause) {
    throw new MailboxError('Redis did not run a script', { cause })
  }
  throw new MailboxError('Redis answered a script with something unexpected')
}
