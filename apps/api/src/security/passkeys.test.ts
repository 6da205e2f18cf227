import { expect, it } from 'vitest';
import { Authenticator } from '../../test/authenticator.ts';
import { verifyMade } from './passkeys.ts';

const site = { name: 'The team', origin: 'https://ops.example.org' };
const CHALLENGE = 'AAECAwQFBgcICQoLDA0ODw';
const key = new Authenticator(site.origin);

it('accepts a passkey without certificates', async () => {
  expect(await verifyMade(site, CHALLENGE, made())).toMatchObject({ credentialId: key.id });
});

it.each(['packed', 'android-key', 'tpm', 'apple', 'fido-u2f'])(
  'reads no certificate of the format %s: it names addresses that the service would fetch',
  async (format) => {
    const statement = { format, certificate: Buffer.from('a certificate of a stranger') };
    await expect(verifyMade(site, CHALLENGE, made({ statement }))).rejects.toThrow('comes with certificates');
  },
);

function made(differently?: Parameters<Authenticator['make']>[1]) {
  const { clientExtensionResults: _none, ...answer } = key.make(CHALLENGE, differently);
  return { ...answer, type: 'public-key' as const };
}
