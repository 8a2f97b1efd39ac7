-- Requests that a user is asked to approve, where the project has a policy. Each releases the auth share once.
create table auth.approval (
  id uuid primary key,
  session_id uuid not null references auth.session (id) on delete cascade,
  -- JSON of what the request can move, as the frame read it.
  spends text not null,
  -- Of WebAuthn; null where no passkey is asked for.
  challenge text,
  expires_at bigint not null,
  consumed_at bigint
);
create index approval_expires on auth.approval (expires_at);

-- What a new device spent.
create table auth.spend (
  device_id uuid not null references auth.device (id) on delete cascade,
  asset text not null,
  amount numeric(78) not null,
  primary key (device_id, asset)
);
