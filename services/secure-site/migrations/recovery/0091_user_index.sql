-- Calls find the shares and factors of a user, and so does an account that is erased.
create index share_user on recovery.share (user_id);
create index challenge_user on recovery.challenge (user_id);
create index factor_user on recovery.factor (user_id);
create index delay_user on recovery.delay (user_id);
