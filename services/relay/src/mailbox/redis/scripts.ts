/**
 * Takes messages in and passes each on to the other nodes that have the topic open.
 * KEYS: mailbox and nodes of each message's topic. ARGV: this node, messages per topic, now in ms, prefix of channels;
 * key, ttl in ms and payload of each message. A node that nobody hears any more is struck off: when it comes back it
 * opens its topics anew and reads them.
 */
export const putScript = `
local self, limit, now, prefix = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
local results = {}
for i = 1, #KEYS / 2 do
  local mailbox, nodes = KEYS[2 * i - 1], KEYS[2 * i]
  local key, ttl, payload = ARGV[3 * i + 2], tonumber(ARGV[3 * i + 3]), ARGV[3 * i + 4]
  local old = redis.call('HGET', mailbox, key)
  if old and tonumber(string.sub(old, 21, 33)) > now then
    results[i] = 'known'
  else
    if redis.call('HLEN', mailbox) >= limit then
      local all = redis.call('HGETALL', mailbox)
      for j = 1, #all, 2 do
        if tonumber(string.sub(all[j + 1], 21, 33)) <= now then redis.call('HDEL', mailbox, all[j]) end
      end
    end
    if redis.call('HLEN', mailbox) >= limit then
      results[i] = 'topic-full'
    else
      redis.call('HSET', mailbox, key, payload)
      if redis.call('PTTL', mailbox) < ttl then redis.call('PEXPIRE', mailbox, ttl) end
      for _, node in ipairs(redis.call('SMEMBERS', nodes)) do
        if node ~= self and redis.call('PUBLISH', prefix .. node, payload) == 0 then
          redis.call('SREM', nodes, node)
        end
      end
      results[i] = 'stored'
    end
  end
end
return results`

/** KEYS: mailboxes. ARGV: the key to remove from each. */
export const removeScript = `
local results = {}
for i, mailbox in ipairs(KEYS) do results[i] = redis.call('HDEL', mailbox, ARGV[i]) end
return results`

/** KEYS: nodes of topics. ARGV: this node, life of the entry in ms; 1 to open or 0 to shut for each. */
export const openScript = `
local results = {}
for i, nodes in ipairs(KEYS) do
  if ARGV[i + 2] == '1' then
    redis.call('SADD', nodes, ARGV[1])
    redis.call('PEXPIRE', nodes, ARGV[2])
  else
    redis.call('SREM', nodes, ARGV[1])
  end
  results[i] = 1
end
return results`
