import { expect, it, vi } from 'vitest';
import { check, held } from '../../stories/queues.ts';
import { commandsFor, type Places } from './commands.ts';

const work = held(1, { deadline: 'late' });
const view = { id: check(51).id, name: 'My day', queue: 'references', view: 'late', level: 'lite' } as const;
const places: Places = {
  held: [work],
  found: [
    { kind: 'case', id: check(3).id },
    { kind: 'review', id: check(4).id },
  ],
  views: [view],
  pages: [
    { label: 'References', href: '/queues/references', icon: null, count: '12' },
    { label: 'Police certificates', href: '/queues/criminal_record', icon: null, count: undefined },
  ],
};
const go = vi.fn<(address: string) => void>();
const labels = (query: string, of: Places = { ...places, found: [] }) =>
  commandsFor(query, of, go).flatMap(({ commands }) => commands.map(({ label }) => label));

// spec: team-keyboard/go-to
it.each([
  ['', ['References, Case 4F2101', 'My day', 'References', 'Police certificates']],
  ['ref', ['References, Case 4F2101', 'References']],
  ['cert POL', ['Police certificates']],
  ['4f2101', ['References, Case 4F2101']],
  ['zebra', []],
])('offers for %j what has all its words', (query, offered) => {
  expect(labels(query)).toEqual(offered);
});

it('offers what has a code whatever else was typed', () => {
  expect(labels('Case 4F2003', { ...places, held: [], views: [], pages: [] })).toEqual([
    'Case 4F2003',
    'Review 4F2004',
  ]);
});

it('goes to where each is done', () => {
  for (const { commands } of commandsFor('', places, go)) for (const { onSelect } of commands) onSelect();
  expect(go.mock.calls).toEqual([
    [`/cases/${check(3).id}`],
    [`/work/review/${check(4).id}`],
    [`/cases/${work.case_id ?? ''}?check=references`],
    ['/queues/references?view=late&package=lite'],
    ['/queues/references'],
    ['/queues/criminal_record'],
  ]);
});
