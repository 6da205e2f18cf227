import { layers } from '@repo/repo-checks/wings';
import { describe, expect, it } from 'vitest';
import { made } from '../made-in-test.ts';

describe('a verb', () => {
  it.each([
    ['people/workers', '../../../context.ts', '../../access/lock-worker.ts'],
    ['evidence/new-hall', '../../../context.ts', '../../access/lock-worker.ts'],
    ['trust', '../../context.ts', '../access/lock-worker.ts'],
    ['access', '../../context.ts', './lock-worker.ts'],
  ])('of %s locks the worker, and finds what it imports', (place, context, lock) => {
    const files = made('verb', place, 'feed-zebra');
    const [verb = '', test = ''] = files.values();
    expect([...files.keys()]).toEqual([
      `apps/api/src/services/${place}/feed-zebra.ts`,
      'apps/api/test/feed-zebra.test.ts',
    ]);
    for (const path of [context, lock]) expect(verb).toContain(`from '${path}';`);
    expect(verb).toContain('export async function feedZebra(ctx: Context, workerId: string)');
    expect(verb).toContain("action: 'feed-zebra'");
    expect(test).toContain(`import { feedZebra } from '../src/services/${place}/feed-zebra.ts';`);
  });

  it('of a wing that may not call the wing of the lock has none', () => {
    expect([...made('verb', 'platform/files', 'count-zebras').values()].join('\n')).not.toContain(
      'lockWorker',
    );
  });

  it.each(layers.flat())('can stand in the wing %s', (wing) => {
    expect(made('verb', wing, 'feed-zebra').size).toBe(2);
  });

  it.each([
    ['kitchen/workers', 'feed-zebra', 'There is no wing "kitchen". The wings: access, casework'],
    ['people/workers/close', 'account', 'stands in a hall of its wing'],
    ['people/Workers', 'feed-zebra', 'The name of a hall is written like'],
    ['people/workers', 'feedZebra', 'The name of a verb is written like'],
    ['people/workers', 'choose-language', 'choose-language.ts exists.'],
  ])('of %s is not %s', (place, name, words) => {
    expect(() => made('verb', place, name)).toThrow(words);
  });
});
