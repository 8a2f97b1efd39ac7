-- Language of the app at the last sign-in of a device, for notices about what another device does.
alter table auth.device add column language text;
