import { expect, it } from 'vitest';
import { caseWith, you } from '../../stories/cases.ts';
import { held } from '../../stories/items.ts';
import { idOf } from '../../stories/team.ts';
import type { CheckOfCase, Case } from '@repo/api-client/queries/cases';
import { isSuperseded, seenOfCheck, seenOfWork, whatChanged } from './what-changed.ts';

const brian = { id: idOf(2), name: 'Brian Otieno' };
type Event = Case['events'][number];

/** What a page shows of the social screening of a case. */
function seen(
  facts: Partial<CheckOfCase>,
  events: readonly Partial<Event>[] = [],
  about: Partial<Case> = {},
) {
  const found = caseWith(
    { social_media: facts },
    {
      events: events.map((event, index) => ({
        id: index,
        at: '2026-11-23T06:10:00Z',
        by: brian.name,
        event: 'check-decided',
        check_kind: 'social_media',
        details: {},
        ...event,
      })),
      ...about,
    },
  );
  const check = found.checks.find(({ check_kind: kind }) => kind === 'social_media');
  if (check === undefined) throw new Error('The case has no social screening');
  return seenOfCheck(found, check);
}
const mine = seen({ holder: you });
const clear = { status: 'decided', outcome: 'clear' } as const;

// spec: team-together/told
it.each<readonly [string, ReturnType<typeof seen>, readonly string[], boolean]>([
  ['nothing', seen({ holder: you }), [], false],
  ['whom the check waits for', seen({ holder: you, status: 'waiting', waiting_on: 'worker' }), [], false],
  ['the deadline alone', seen({ holder: you, deadline: 'late' }), [], false],
  ['a decision', seen({ ...clear, holder: null }, [{}]), ['Brian Otieno decided: Clear.'], true],
  [
    'the last of two decisions',
    seen({ ...clear, outcome: 'unable_to_verify' }, [{ event: 'check-corrected' }, { by: 'Achieng Test' }]),
    ['Brian Otieno decided: Unable to verify.'],
    true,
  ],
  [
    'a finding on which two agreed',
    seen({ status: 'confirmed', outcome: 'finding' }, [{ event: 'finding-confirmed' }]),
    ['Brian Otieno decided: Finding.'],
    true,
  ],
  [
    'a decision of which no event tells',
    seen({ ...clear }, [{ check_kind: 'references' }]),
    ['It was decided: Clear.'],
    true,
  ],
  ['a decision of the service itself', seen({ ...clear }, [{ by: null }]), ['It was decided: Clear.'], true],
  [
    'a finding that the worker let stand',
    seen({ status: 'decided', outcome: 'finding' }, [{ by: 'worker' }]),
    ['It was decided: Finding.'],
    true,
  ],
  ['the end of the case', seen({ holder: null }, [], { status: 'closed' }), ['It is over.'], true],
  [
    'a first verdict, whose outcome is not told',
    seen({ holder: null, status: 'second_look', needs: 'second_look' }, [
      { event: 'check-needs-second-look' },
    ]),
    ['It needs a second look now.', 'Nobody holds it now.'],
    true,
  ],
  [
    'two verdicts that differ',
    seen({ holder: brian, status: 'settling', needs: 'settling' }),
    ['Two members differ: a senior settles it now.', 'Brian Otieno holds it now.'],
    true,
  ],
  ['a new holder', seen({ holder: brian }), ['Brian Otieno holds it now.'], true],
  [
    'a new holder without a name',
    seen({ holder: { id: idOf(3), name: null } }),
    ['A colleague holds it now.'],
    true,
  ],
  [
    'what her own work needs',
    seen({ holder: you, needs: 'second_look' }),
    ['It needs a second look now.'],
    false,
  ],
  ['that it was put back', seen({ holder: null }), ['Nobody holds it now.'], true],
  [
    'the person',
    seen({ holder: you, version: 'v2' }),
    ['The worker’s name or National ID was changed.'],
    false,
  ],
  [
    'the person and a decision',
    seen({ ...clear, version: 'v2' }, [{}]),
    ['Brian Otieno decided: Clear.', 'The worker’s name or National ID was changed.'],
    true,
  ],
])('tells of %s', (_what, after, sentences, supersedes) => {
  expect(whatChanged(mine, after)).toEqual(sentences);
  expect(isSuperseded(mine, after)).toBe(supersedes);
});

it('tells that a check is open again, or needs a first look', () => {
  expect(whatChanged(seen(clear, [{}]), mine)).toContain('It is open again.');
  const second = seen({ holder: you, status: 'second_look', needs: 'second_look' });
  expect(whatChanged(second, mine)).toEqual(['It needs a first look again.']);
});

// spec: team-together/told
it('tells of work outside a case who holds it, and that it is over', () => {
  const before = seenOfWork(held('identity'));
  expect(whatChanged(before, seenOfWork(held('identity', { holder: brian })))).toEqual([
    'Brian Otieno holds it now.',
  ]);
  const over = seenOfWork({ ...held('identity', { holder: null }), is_open: false });
  expect(whatChanged(before, over)).toEqual(['It is over.']);
  expect(isSuperseded(before, over)).toBe(true);
  expect(whatChanged(over, over)).toEqual([]);
});
