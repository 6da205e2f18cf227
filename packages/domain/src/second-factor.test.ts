import { expect, it } from 'vitest';
import { isInvitationOver, isRecentSignIn, isTeamSessionOver } from './second-factor.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 26, 8, 0) + minutes * 60_000);

it.each([
  ['just opened', 0, 0, 0, false],
  ['idle for 29 minutes', 0, 0, 29, false],
  ['idle for 30 minutes', 0, 0, 30, true],
  ['used a minute ago', 0, 60, 61, false],
  ['used a minute ago, almost 12 hours old', 0, 718, 719, false],
  ['used a minute ago, 12 hours old', 0, 719, 720, true],
] as const)('a session of the team: %s', (_name, created, seen, now, isOver) => {
  expect(isTeamSessionOver({ createdAt: at(created), lastSeenAt: at(seen) }, at(now))).toBe(isOver);
});

it.each([
  [0, true],
  [14, true],
  [15, false],
] as const)('a sign-in of %i minutes ago is recent: %s', (minutes, isRecent) => {
  expect(isRecentSignIn({ createdAt: at(0) }, at(minutes))).toBe(isRecent);
});

it.each([
  [7 * 24 * 60 - 1, false],
  [7 * 24 * 60, true],
] as const)('an invitation of %i minutes ago is over: %s', (minutes, isOver) => {
  expect(isInvitationOver(at(0), at(minutes))).toBe(isOver);
});
