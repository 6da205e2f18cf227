import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { status } from '../../../stories/identity.ts';
import { openScreen } from '../../../stories/in-test.tsx';
import { NOW } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import IdentityPage from './IdentityPage.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

const waits = async (state: 'checking' | 'under_review', sent: string) => {
  openScreen(IdentityPage, paths.identity, { recorded: [status(state, { submitted_at: sent })] });
  await screen.findByText('You get the result');
};

it('a review tells the day by which it is usually over, 48 hours after the photos', async () => {
  await waits('under_review', '2026-11-22T08:00:00+03:00');
  expect(screen.getByText(/^Usually by Nov 24, 2026\. This page shows the result by itself/)).toBeTruthy();
});

it.each([
  ['a review that takes longer', 'under_review', '2026-11-20T08:00:00+03:00'],
  ['a comparison, which takes minutes,', 'checking', '2026-11-23T09:00:00+03:00'],
] as const)('%s names no day', async (_, state, sent) => {
  await waits(state, sent);
  expect(screen.getByText(/^This page shows the result by itself/)).toBeTruthy();
  expect(screen.queryByText(/Usually by/)).toBeNull();
});
