import { dropSearch } from '../mailbox.js'

/** Milliseconds by which a message may seem to be older or newer than it is: more than it waits in a node. */
const mostDrift = 20_000

/**
 * Lua functions over a payload. An owner is a client key or an address: the messages of each are counted in two sorted sets
 * by expiry, `short` and `long`, and in the sum of their bytes. A member is topic, key and size of a message, so that
 * expired messages can be subtracted when Redis has deleted them already. `byClock` returns the payload with the times that it
 * has by the clock of Redis.
 */
export const payloadFunctions = `
local function ownersOf(payload)
  return { string.match(payload, '[^\\n]+', 196), string.sub(payload, 179, 194) }
end
local function kindOf(payload)
  local life = tonumber(string.sub(payload, 21, 33)) - tonumber(string.sub(payload, 165, 177))
  return life > 300000 and ':long' or ':short'
end
local function expiryOf(payload)
  return tonumber(string.sub(payload, 21, 33))
end
local function memberOf(payload)
  return string.sub(payload, 100, 163) .. string.sub(payload, 35, 98) .. #payload
end
local function sizeOf(member)
  return tonumber(string.sub(member, 129))
end
local function byClock(payload, now)
  local at = tonumber(string.sub(payload, 165, 177))
  if math.abs(at - now) < ${mostDrift} then return payload end
  local expiry = string.format('%013.0f', now + expiryOf(payload) - at)
  return table.concat({
    string.sub(payload, 1, 20), expiry, string.sub(payload, 34, 164), string.format('%013.0f', now), string.sub(payload, 178)
  })
end`

/**
 * Lua functions that read and change the totals of owners, which are written back at the end of a script. They need the
 * locals `root` (prefix of keys), `now`, and the quotas of an owner. `readOwner` removes what has expired of an owner from
 * its mailbox too, which lives as long as the longest-lived message of its topic. `makeRoom` drops long-lived messages of
 * the publisher, the first to expire first: those of other clients at its address stay. It returns why a payload has no
 * room, and drops nothing then.
 */
export const ownerFunctions = `
local owners = {}
local function removeMessage(member)
  local topic, key = string.sub(member, 1, 64), string.sub(member, 65, 128)
  redis.call('HDEL', root .. 'mailbox:' .. topic, key)
  redis.call('ZREM', root .. 'positions:' .. topic, key)
  redis.call('DEL', root .. 'mailbox:' .. topic .. ':full')
end
local function readOwner(name)
  local owner = owners[name]
  if owner then return owner end
  owner = { base = root .. 'owner:' .. name, ttl = 0, count = 0 }
  owner.bytes = tonumber(redis.call('GET', owner.base .. ':bytes') or '0')
  for _, kind in ipairs({ ':short', ':long' }) do
    for _, member in ipairs(redis.call('ZRANGEBYSCORE', owner.base .. kind, '-inf', now)) do
      redis.call('ZREM', owner.base .. kind, member)
      owner.bytes = owner.bytes - sizeOf(member)
      local mailbox = root .. 'mailbox:' .. string.sub(member, 1, 64)
      local payload = redis.call('HGET', mailbox, string.sub(member, 65, 128))
      if payload and expiryOf(payload) <= now then removeMessage(member) end
    end
    owner.count = owner.count + redis.call('ZCARD', owner.base .. kind)
  end
  if owner.count == 0 then owner.bytes = 0 end
  owners[name] = owner
  return owner
end
local function subtract(owner, member)
  if redis.call('ZREM', owner.base .. ':long', member) == 0 then return end
  owner.count = owner.count - 1
  owner.bytes = owner.bytes - sizeOf(member)
end
local function makeRoom(payload, publisher, address, isFull)
  local quotas = {
    [publisher] = { count = ownerMessages, bytes = ownerBytes },
    [address] = { count = addressMessages, bytes = addressBytes },
  }
  local function isOver(owner)
    return owner.count >= quotas[owner].count or owner.bytes + #payload > quotas[owner].bytes
  end
  local function free(owner, member)
    quotas[owner].count = quotas[owner].count + 1
    quotas[owner].bytes = quotas[owner].bytes + sizeOf(member)
  end
  local dropped, isStoreFull = {}, isFull and kindOf(payload) == ':long'
  local function isOut()
    return isStoreFull or isOver(publisher) or isOver(address)
  end
  local members = isOut() and redis.call('ZRANGE', publisher.base .. ':long', 0, ${dropSearch - 1}) or {}
  for _, member in ipairs(members) do
    if not isOut() then break end
    local isHere = redis.call('ZSCORE', address.base .. ':long', member)
    if isHere or isStoreFull or isOver(publisher) then
      table.insert(dropped, member)
      free(publisher, member)
      if isHere then free(address, member) end
      isStoreFull = false
    end
  end
  if isOver(publisher) then return 'owner-full' end
  if isOver(address) then return 'address-full' end
  if isStoreFull then return 'full' end
  for _, member in ipairs(dropped) do
    local old = redis.call('HGET', root .. 'mailbox:' .. string.sub(member, 1, 64), string.sub(member, 65, 128))
    subtract(publisher, member)
    subtract(address, member)
    if old then
      for _, name in ipairs(ownersOf(old)) do subtract(readOwner(name), member) end
      removeMessage(member)
    end
  end
end
local function add(owner, payload, expiry)
  redis.call('ZADD', owner.base .. kindOf(payload), expiry, memberOf(payload))
  owner.count = owner.count + 1
  owner.bytes = owner.bytes + #payload
  owner.ttl = math.max(owner.ttl, expiry - now)
end
local function writeOwners()
  for _, owner in pairs(owners) do
    local total = owner.base .. ':bytes'
    local ttl = math.max(owner.ttl, redis.call('PTTL', total))
    if owner.count == 0 then
      redis.call('DEL', total)
    elseif ttl > 0 then
      redis.call('SET', total, string.format('%.0f', owner.bytes), 'PX', string.format('%.0f', ttl))
      redis.call('PEXPIRE', owner.base .. ':short', string.format('%.0f', ttl))
      redis.call('PEXPIRE', owner.base .. ':long', string.format('%.0f', ttl))
    end
  end
end`
