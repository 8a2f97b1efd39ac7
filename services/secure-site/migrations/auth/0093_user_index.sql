-- Calls find identities, devices and sessions by their user or device, and so does an account that is erased.
create index identity_user on auth.identity (user_id);
create index device_user on auth.device (user_id);
create index session_of_user on auth.session (user_id);
create index session_of_device on auth.session (device_id);
create index session_expires on auth.session (expires_at);
create index approval_session on auth.approval (session_id);
