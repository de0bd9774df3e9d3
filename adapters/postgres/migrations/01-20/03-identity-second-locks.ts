import { Migration } from '@mikro-orm/migrations'

/** Second factors and sign-ins by another provider. Secrets are sealed, codes are digests, challenges are used up. */
export class IdentitySecondLocks extends Migration {
  override up(): void {
    this.addSql(`
      create table authenticator_apps (
        user_id uuid primary key references users (id) on delete cascade,
        sealed_secret text not null,
        confirmed_at timestamptz,
        last_step bigint not null default 0
      )`)
    this.addSql(`
      create table recovery_codes (
        user_id uuid not null references users (id) on delete cascade,
        digest text not null,
        primary key (user_id, digest)
      )`)
    this.addSql(`
      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz not null
      )`)
    this.addSql('create index passkeys_of_user on passkeys (user_id, created_at)')
    this.addSql(`
      create table passkey_challenges (
        challenge text primary key,
        user_id uuid references users (id) on delete cascade,
        expires_at timestamptz not null
      )`)
    this.addSql('create index passkey_challenges_expired on passkey_challenges (expires_at)')
    this.addSql(`
      create table provider_identities (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users (id) on delete cascade,
        joined_at timestamptz not null,
        primary key (issuer, subject)
      )`)
    this.addSql('create index provider_identities_of_user on provider_identities (user_id)')
    this.addSql(`
      create table provider_returns (
        state text primary key,
        browser_digest text not null,
        nonce text not null,
        code_verifier text not null,
        return_to text not null,
        role text not null check (role in ('user', 'artist')),
        expires_at timestamptz not null
      )`)
    this.addSql('create index provider_returns_expired on provider_returns (expires_at)')
    this.addSql(`
      create table provider_arrivals (
        browser_digest text primary key,
        user_id uuid not null references users (id) on delete cascade,
        expires_at timestamptz not null
      )`)
    this.addSql('create index provider_arrivals_expired on provider_arrivals (expires_at)')
  }

  override down(): void {
    this.addSql('drop table provider_arrivals, provider_returns, provider_identities')
    this.addSql('drop table passkey_challenges, passkeys, recovery_codes, authenticator_apps')
  }
}
