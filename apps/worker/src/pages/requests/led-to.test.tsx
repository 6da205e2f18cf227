import { listWorkerBlocks } from '@repo/api-client/contract/blocks';
import { listWorkerConsents, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import type { WireBlock, WireConsent, WireRequest } from '@repo/api-client/queries/worker-app';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { blocks, consents, contact } from '../../../stories/consent-requests.ts';
import { openScreen } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import RequestsPage from './RequestsPage.tsx';

interface Has {
  readonly requests?: readonly WireRequest[];
  readonly consents?: readonly WireConsent[];
  readonly blocks?: readonly WireBlock[];
}

const open = (led: string | null, has: Has) =>
  openScreen(RequestsPage, paths.requests, {
    ...(led !== null && { search: `?request=${led}` }),
    recorded: [
      answers(listWorkerRequests, { requests: [...(has.requests ?? [])] }),
      answers(listWorkerConsents, { consents: [...(has.consents ?? [])] }),
      answers(listWorkerBlocks, { blocks: [...(has.blocks ?? [])] }),
    ],
  });
const withdrawn = consents.filter(({ withdrawn_at: at }) => at !== null);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it.each<[string, string, Has, string]>([
  ['an open request', contact.id, { requests: [contact] }, 'Otieno Household'],
  ['what she agreed to', consents[0]?.request_id ?? '', { consents }, 'Njeri Kamau'],
  [
    'an employer whom she refused',
    blocks[1]?.request_id ?? '',
    { blocks },
    'Nyambura Wangari Njeri-Kariuki wa Muthoni',
  ],
])('an alert leads to %s', async (_, led, has, name) => {
  open(led, has);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
});

it('focuses no request where the address names none', async () => {
  open(null, { requests: [contact] });
  const name = await screen.findByText('Otieno Household');
  expect(name.closest('h2')?.hasAttribute('tabindex')).toBe(false);
});

it('says of a worker who was asked before that nothing is open, and not that nobody has asked', async () => {
  open(null, { consents: withdrawn });
  expect(await screen.findByText('No request waits for your answer.')).toBeTruthy();
  expect(screen.queryByText('No Requests Yet')).toBeNull();
});
