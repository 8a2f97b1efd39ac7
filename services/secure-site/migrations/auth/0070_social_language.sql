-- Language of the pages that end a sign-in at a provider: that of the app, which the browser need not have.
alter table auth.social_login add column language text not null default 'en';
