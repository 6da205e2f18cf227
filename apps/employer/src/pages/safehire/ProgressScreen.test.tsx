import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { items, open as openAt } from '../../../stories/demonstration-in-test.tsx';
import { here } from '../../../stories/in-test.tsx';
import { readDemonstration } from './kept-demonstration.ts';

const open = (watched = 0) => openAt('progress', { watched });
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const percent = () => screen.getByRole('progressbar', { name: 'Overall progress' }).getAttribute('value');
const stages = () => items('Stages');
const viewReport = () => screen.queryByRole('button', { name: 'View Report' });
const told = () => document.querySelector('main output')?.textContent;
const hide = (hidden: boolean) =>
  act(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

// spec: demonstration/progress-shown, demonstration/view-report
it('rises from 15 by 5 every 2 seconds, and shows View Report at 100 alone', () => {
  open();
  expect(percent()).toBe('15');
  wait(1999);
  expect(percent()).toBe('15');
  wait(1);
  expect(percent()).toBe('20');
  wait(30_000);
  expect(percent()).toBe('95');
  expect(viewReport()).toBeNull();
  wait(2000);
  expect(percent()).toBe('100');
  act(() => viewReport()?.click());
  expect(here().search).toBe('?screen=complete');
});

it('can be skipped to its end, where the same button shows the report', () => {
  open();
  expect(screen.getByText('1 of 7 done, now: Criminal Background Check')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Skip the Wait' }).click());
  expect(percent()).toBe('100');
  expect(screen.getByText('Every stage is done.')).toBeTruthy();
  act(() => viewReport()?.click());
  expect(here().search).toBe('?screen=complete');
});

// spec: demonstration/stages, demonstration/stages-statuses
it('shows of each of the seven stages where it is', () => {
  open(16_000);
  expect(stages()).toEqual([
    'Identity VerificationCompleted',
    'Criminal Background CheckCompleted',
    'Reference VerificationCompleted',
    'Health RecordsCompleted',
    'Social Media ScreeningIn progress',
    'Misconduct RegistryPending',
    'Final ReviewPending',
  ]);
  wait(18_000);
  expect(stages().every((stage) => stage.endsWith('Completed'))).toBe(true);
});

it('tells readers of a stage when it begins, and not of every step', () => {
  open();
  const heard = new Set<string | null | undefined>();
  for (let step = 0; step <= 17; step += 1) {
    heard.add(told());
    wait(2000);
  }
  // At 15 percent the first of seven stages is over.
  expect([...heard]).toEqual([
    'Criminal Background Check is in progress.',
    'Reference Verification is in progress.',
    'Health Records is in progress.',
    'Social Media Screening is in progress.',
    'Misconduct Registry is in progress.',
    'Final Review is in progress.',
    'All stages are completed. You can view the report.',
  ]);
});

it('stands still while its tab is out of sight, and is where it was after a reload', () => {
  open();
  wait(4000);
  hide(true);
  wait(60_000);
  expect(percent()).toBe('25');
  hide(false);
  wait(2000);
  expect(percent()).toBe('30');
  const { watched } = readDemonstration();
  cleanup();
  open(watched);
  expect(percent()).toBe('30');
});

it('goes no further once its screen is left, nor once it is over', () => {
  open();
  act(() => screen.getByRole('button', { name: 'Back' }).click());
  wait(10_000);
  expect(readDemonstration().watched).toBe(0);
  cleanup();
  open(34_000);
  expect(vi.getTimerCount()).toBe(0);
});
