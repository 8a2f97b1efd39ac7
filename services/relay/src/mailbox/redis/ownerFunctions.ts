/**
 * Lua functions over a payload. An owner is a client key or an address: the messages of each are counted in two sorted sets
 * by expiry, `short` and `long`, and in the sum of their bytes. A member is topic, key and size of a message, so that
 * expired messages can be subtracted when Redis has deleted them already.
 */
export const payloadFunctions = `
local function ownersOf(payload)
  return { string.match(payload, '[^\\n]+', 196), string.sub(payload, 179, 194) }
end
local function kindOf(payload)
  local life = tonumber(string.sub(payload, 21, 33)) - tonumber(string.sub(payload, 165, 177))
  return life > 300000 and ':long' or ':short'
end
local function memberOf(payload)
  return string.sub(payload, 100, 163) .. string.sub(payload, 35, 98) .. #payload
end
local function sizeOf(member)
  return tonumber(string.sub(member, 129))
end`

/**
 * Lua functions that read and change the totals of owners, which are written back at the end of a script. They need the
 * locals `root` (prefix of keys) and `now`. `drop` makes room by removing the long-lived message of an owner that expires
 * first, and returns its mailbox.
 */
export const ownerFunctions = `
local owners = {}
local function readOwner(name)
  local owner = owners[name]
  if owner then return owner end
  owner = { base = root .. 'owner:' .. name, ttl = 0, count = 0 }
  owner.bytes = tonumber(redis.call('GET', owner.base .. ':bytes') or '0')
  for _, kind in ipairs({ ':short', ':long' }) do
    for _, member in ipairs(redis.call('ZRANGEBYSCORE', owner.base .. kind, '-inf', now)) do
      redis.call('ZREM', owner.base .. kind, member)
      owner.bytes = owner.bytes - sizeOf(member)
    end
    owner.count = owner.count + redis.call('ZCARD', owner.base .. kind)
  end
  if owner.count == 0 then owner.bytes = 0 end
  owners[name] = owner
  return owner
end
local function subtract(owner, kind, member)
  if redis.call('ZREM', owner.base .. kind, member) == 0 then return end
  owner.count = owner.count - 1
  owner.bytes = owner.bytes - sizeOf(member)
end
local function drop(owner)
  local member = redis.call('ZRANGE', owner.base .. ':long', 0, 0)[1]
  if not member then return nil end
  local mailbox, key = root .. 'mailbox:' .. string.sub(member, 1, 64), string.sub(member, 65, 128)
  local payload = redis.call('HGET', mailbox, key)
  subtract(owner, ':long', member)
  if payload then
    for _, name in ipairs(ownersOf(payload)) do subtract(readOwner(name), ':long', member) end
    redis.call('HDEL', mailbox, key)
    redis.call('ZREM', root .. 'positions:' .. string.sub(member, 1, 64), key)
    redis.call('DEL', mailbox .. ':full')
  end
  return mailbox
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
