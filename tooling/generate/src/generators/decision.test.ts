import { describe, expect, it } from 'vitest';
import { made, namesIn } from '../made-in-test.ts';

describe('a decision', () => {
  const INDEX = 'docs/decisions/README.md';
  const numbers = namesIn('docs/decisions').map((name) => Number(/^\d{3}/.exec(name)?.[0] ?? 0));
  const next = String(Math.max(...numbers) + 1).padStart(3, '0');

  it('has the next number, the day, and a line in the last table of the index', () => {
    const files = made('decision', "A menu's cost");
    const record = files.get(`docs/decisions/${next}-a-menu-s-cost.md`);
    expect(record).toMatch(new RegExp(`^# ${next} A menu's cost\n\nDate: 2026-11-26\nStatus: proposed\n`));
    const rows = files.get(INDEX)?.trimEnd().split('\n');
    expect(rows?.at(-1)).toContain(`| [${next}](${next}-a-menu-s-cost.md) | A menu's cost | proposed |`);
  });

  it('has its line in the table that is named', () => {
    const index = made('decision', 'One more wing', '--topic', 'Money').get(INDEX) ?? '';
    const [, money = ''] = index.split('\n## Money\n');
    expect(money.slice(0, money.indexOf('\n## '))).toContain('| One more wing | proposed |');
  });

  it.each(['', 'one more wing', 'One more wing.', 'One | two', 'One\ntwo'])('is not titled "%s"', (title) => {
    expect(() => made('decision', title)).toThrow('A title begins with a capital');
  });

  it('knows the tables', () => {
    expect(() => made('decision', 'One more wing', '--topic', 'Food')).toThrow(
      'has no table "Food". The tables: Structure, Data and jobs,',
    );
  });
});
