import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveEmployerProfile } from '@repo/api-client/contract/employer-profile';
import { INSTALLATION_STYLE } from '@repo/api-client/contract/installation-style';
import { startTestApi, type TestApi } from './harness.ts';

const PHONE = '+254700000084';
let asDefault: TestApi;
let turnedOver: TestApi;
beforeAll(async () => {
  asDefault = await startTestApi();
  turnedOver = await startTestApi({ QUIRKS: 'invertedEmailCheck=observed, landingPrices=expected' });
});
afterAll(async () => {
  await asDefault.stop();
  await turnedOver.stop();
});

async function save(api: TestApi, email: string) {
  const token = await api.signInEmployer(PHONE, 'Njeri Test');
  await api.advance(61);
  const body = { name: 'Njeri Test', phone: PHONE, location: 'Nairobi', email };
  return api.call(saveEmployerProfile.method, saveEmployerProfile.path, { token, body });
}

it('refuses the e-mails that look valid in an installation that chose the observed check', async () => {
  await expect(save(asDefault, 'njeri@test.example')).resolves.toMatchObject({ status: 200 });
  await expect(save(turnedOver, 'njeri@test.example')).resolves.toMatchObject({
    status: 400,
    body: { fields: { email: 'Please enter a valid email address' } },
  });
  await expect(save(turnedOver, 'no address')).resolves.toMatchObject({ status: 200 });
});

it('tells every page of an installation what was turned over there', async () => {
  await expect(asDefault.call('GET', INSTALLATION_STYLE)).resolves.toMatchObject({
    body: expect.not.stringContaining('quirk') as unknown,
  });
  await expect(turnedOver.call('GET', INSTALLATION_STYLE)).resolves.toMatchObject({
    body: expect.stringContaining(
      '--quirk-landingPrices: expected; --quirk-invertedEmailCheck: observed',
    ) as unknown,
  });
});
