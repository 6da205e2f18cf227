import type { WireNotification } from '@repo/api-client/queries/worker-app';
import type { WorkerNews } from '@repo/domain/worker-news';
import { describe, expect, it } from 'vitest';
import { alertsOfOneCheck } from '../../../stories/alerts.ts';
import { tells } from '../../../stories/consent-requests.ts';
import { alertThreads } from './alert-threads.ts';

const byIcon = ({ icon }: WireNotification) => icon;

/** Threads of news in the order in which they came: the employer or the subject of each, with the kinds in it. */
const threads = (...oldestFirst: readonly WorkerNews[]) => {
  const newestFirst = oldestFirst.toReversed().map((news, place) => tells(place, news, false));
  return alertThreads(newestFirst, byIcon).map(({ key, alerts }) => [key, alerts.map(({ kind }) => kind)]);
};

const started = (employer: string) => ({ kind: 'check_started', values: { employer } }) as const;
const complete = (employer: string) => ({ kind: 'check_complete', values: { employer } }) as const;
const clear = { kind: 'check_clear', values: { check: 'identity' } } as const;
const upheld = { kind: 'dispute_upheld', values: { check: 'identity' } } as const;

describe('alerts', () => {
  it('of one employer are one thread from the request to the end, the newest first', () => {
    const [first, ...others] = alertThreads(alertsOfOneCheck, byIcon);
    expect(first?.employer).toBe('Njeri Kamau');
    expect(first?.alerts.map(({ kind }) => kind)).toEqual([
      'check_complete',
      'check_finding',
      'check_unverified',
      'check_clear',
      'check_clear',
      'check_started',
      'invitation_asked',
    ]);
    expect(others.map(({ key }) => key)).toEqual([
      'document',
      'of Nyambura Wangari Njeri-Kariuki wa Muthoni',
      'reference',
      'identity',
    ]);
  });

  it('are all there, each once', () => {
    const shown = alertThreads(alertsOfOneCheck, byIcon).flatMap(({ alerts }) => alerts);
    expect(new Set(shown)).toEqual(new Set(alertsOfOneCheck));
    expect(shown).toHaveLength(alertsOfOneCheck.length);
  });

  it('that came after a check ended still belong to it', () => {
    expect(threads(started('A'), complete('A'), upheld)).toEqual([
      ['of A', ['dispute_upheld', 'check_complete', 'check_started']],
    ]);
  });

  it('of a step belong to the one check that runs, not to one that ended', () => {
    expect(threads(started('A'), complete('A'), started('B'), clear)).toEqual([
      ['of B', ['check_clear', 'check_started']],
      ['of A', ['check_complete', 'check_started']],
    ]);
  });

  it.each([
    ['two checks run', [started('A'), started('B'), clear]],
    ['two checks have ended', [started('A'), complete('A'), started('B'), complete('B'), clear]],
    ['no check is known', [clear]],
  ])('of a step are not given to an employer while %s', (_, news) => {
    expect(threads(...news)[0]).toEqual(['check', ['check_clear']]);
  });

  it('are none without any', () => {
    expect(alertThreads([], byIcon)).toEqual([]);
  });
});
