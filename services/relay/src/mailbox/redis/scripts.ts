/**
 * Takes messages in and passes them on, in one parcel, to each of the other nodes that have their topic open. Answers
 * each with its place, with `known`, or with `topic-full`.
 * KEYS: mailbox, places and nodes of each message's topic. ARGV: this node, messages per topic, now in ms, prefix of
 * channels; key, ttl in ms and payload of each message. Places are Redis' own microseconds, or one more than the last
 * place. A full mailbox is read through for what has expired once the first of it may have, not at each call. A node
 * that nobody hears any more is struck off: when it comes back it opens its topics anew and reads them.
 */
export const putScript = `
local self, limit, now, prefix = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
local time = redis.call('TIME')
local results, parcels = {}, {}
for i = 1, #KEYS / 3 do
  local mailbox, places, nodes = KEYS[3 * i - 2], KEYS[3 * i - 1], KEYS[3 * i]
  local key, ttl, payload = ARGV[3 * i + 2], tonumber(ARGV[3 * i + 3]), ARGV[3 * i + 4]
  local old = redis.call('HGET', mailbox, key)
  if old and tonumber(string.sub(old, 21, 33)) > now then
    results[i] = 'known'
  else
    local full, size = mailbox .. ':full', redis.call('HLEN', mailbox)
    if size >= limit and redis.call('EXISTS', full) == 0 then
      local all, first = redis.call('HGETALL', mailbox), math.huge
      for j = 1, #all, 2 do
        local expiry = tonumber(string.sub(all[j + 1], 21, 33))
        if expiry <= now then
          redis.call('HDEL', mailbox, all[j])
          redis.call('ZREM', places, all[j])
          size = size - 1
        elseif expiry < first then
          first = expiry
        end
      end
      if size >= limit then redis.call('SET', full, 1, 'PX', string.format('%.0f', first - now)) end
    end
    if size >= limit then
      results[i] = 'topic-full'
    else
      if size == limit - 1 then redis.call('DEL', full) end
      local place = time[1] * 1000000 + time[2]
      local last = redis.call('ZRANGE', places, -1, -1, 'WITHSCORES')[2]
      if last and tonumber(last) >= place then place = tonumber(last) + 1 end
      local text = string.format('%.0f', place)
      redis.call('HSET', mailbox, key, payload)
      redis.call('ZADD', places, text, key)
      if redis.call('PTTL', mailbox) < ttl then
        redis.call('PEXPIRE', mailbox, ttl)
        redis.call('PEXPIRE', places, ttl)
      end
      for _, node in ipairs(redis.call('SMEMBERS', nodes)) do
        if node ~= self then
          local parcel = parcels[node]
          if not parcel then
            parcel = { texts = {}, nodes = {} }
            parcels[node] = parcel
          end
          table.insert(parcel.texts, #text + #payload + 1 .. ':' .. text .. '\\n' .. payload)
          table.insert(parcel.nodes, nodes)
        end
      end
      results[i] = text
    end
  end
end
for node, parcel in pairs(parcels) do
  if redis.call('PUBLISH', prefix .. node, table.concat(parcel.texts)) == 0 then
    for _, nodes in ipairs(parcel.nodes) do redis.call('SREM', nodes, node) end
  end
end
return results`

/**
 * KEYS: mailbox and places. ARGV: place to read behind, number of messages and of bytes after which it is enough.
 * Answers 1 if there may be more, then payloads and their places.
 */
export const readScript = `
local limit, room = tonumber(ARGV[2]), tonumber(ARGV[3])
local found = redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[1], '+inf', 'WITHSCORES', 'LIMIT', 0, limit)
local results = { #found == limit * 2 and 1 or 0 }
for i = 1, #found, 2 do
  if room <= 0 then
    results[1] = 1
    break
  end
  local payload = redis.call('HGET', KEYS[1], found[i]) or ''
  room = room - #payload
  results[i + 1] = payload
  results[i + 2] = string.format('%.0f', found[i + 1])
end
return results`

/** KEYS: mailbox and places of each message. ARGV: its key. */
export const removeScript = `
local results = {}
for i, key in ipairs(ARGV) do
  results[i] = redis.call('HDEL', KEYS[2 * i - 1], key)
  redis.call('ZREM', KEYS[2 * i], key)
end
return results`

/**
 * KEYS: nodes of topics. ARGV: this node, life of the entry in ms; 1 to open or 0 to shut for each. Takes out first:
 * a full Redis refuses a script that begins by adding, and who cannot subscribe cannot make room either.
 */
export const openScript = `
local results = {}
for i, nodes in ipairs(KEYS) do
  redis.call('SREM', nodes, ARGV[1])
  if ARGV[i + 2] == '1' then
    redis.call('SADD', nodes, ARGV[1])
    redis.call('PEXPIRE', nodes, ARGV[2])
  end
  results[i] = 1
end
return results`

/** All of them. */
export const scripts = [putScript, readScript, removeScript, openScript]
