import { INSTALLATION_STYLE } from '@repo/api-client/contract/installation-style';
import { normalisePhone } from '@repo/domain/phone';
import { defaultQuirks, readQuirks } from '@repo/domain/quirks';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { registerInstallationStyle } from './installation-style.ts';

const sandbox = { origin: 'http://localhost:8081', clockSecret: 'clock-secret-of-the-tests' };

type Particular = Pick<Config, 'sandbox' | 'quirks'> & Partial<Pick<Config, 'supportWhatsapp'>>;

async function styleOf(config: Particular): Promise<string> {
  const app = Fastify();
  registerInstallationStyle(app, { supportWhatsapp: null, ...config });
  const answer = await app.inject(INSTALLATION_STYLE);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
  return answer.body;
}

it('shows the ribbon only while the sandbox stands in', async () => {
  expect(await styleOf({ sandbox, quirks: defaultQuirks })).toBe(':root { --sandbox-ribbon: flex }\n');
  expect(await styleOf({ sandbox: undefined, quirks: defaultQuirks })).toBe('');
});

it('tells whom workers can chat with who cannot sign in', async () => {
  const supportWhatsapp = normalisePhone('0700 000 002');
  const style = await styleOf({ sandbox: undefined, quirks: defaultQuirks, supportWhatsapp });
  expect(style).toBe(':root { --help-phone: +254700000002 }\n');
});

it('tells what was turned over, and that alone', async () => {
  const quirks = readQuirks('landingPrices=expected, deliveryTexts=observed, invertedEmailCheck=observed');
  const told = '--quirk-landingPrices: expected; --quirk-invertedEmailCheck: observed';
  expect(await styleOf({ sandbox: undefined, quirks })).toBe(`:root { ${told} }\n`);
  expect(await styleOf({ sandbox, quirks })).toBe(`:root { --sandbox-ribbon: flex; ${told} }\n`);
});

it.each([
  'landingPrices=expected}*{display:none',
  'landingPrices=expected;--sandbox-ribbon:none',
  '</style><script>alert(1)</script>=expected',
])('can never be given %s to tell', (text) => {
  expect(() => readQuirks(text)).toThrow(RangeError);
});
