import { describe, expect, it } from 'vitest';
import { trustComponents, trustPoints, trustStates } from '../trust-score.ts';
import { workerLanguages } from '../worker-language.ts';
import { ownScoreRows, ownScoreWords } from './own-score.ts';

describe.each(workerLanguages)('the parts of her own score in %s', (language) => {
  it.each(trustStates)('say of every part that is %s what earned it, or what earns it', (state) => {
    const wire = trustComponents.map((component) => {
      const max = trustPoints[component];
      return { component, points: state === 'earned' ? max : 0, max, state };
    });
    const rows = ownScoreRows(wire, language);
    expect(rows.map(({ id, points, max }) => ({ component: id, points, max, state }))).toEqual(wire);
    const { labels, texts } = ownScoreWords[language];
    expect(rows.map(({ label }) => label)).toEqual(trustComponents.map((each) => labels[each]));
    expect(rows.map(({ text }) => text)).toEqual(
      trustComponents.map((each) => texts[each][state === 'earned' ? 'earned' : 'open']),
    );
  });

  it('leave out what they do not know', () => {
    const row = { component: 'identity', points: 20, max: 20, state: 'earned' };
    expect(
      ownScoreRows(
        [
          { ...row, component: 'swimming' },
          { ...row, state: 'posted' },
        ],
        language,
      ),
    ).toEqual([]);
  });
});

it('tells her in both languages that her health does not count', () => {
  expect(ownScoreWords.en.texts.deep_check.open).toMatch(/health check .* never counts/);
  expect(ownScoreWords.sw.texts.deep_check.open).toMatch(/afya hayahesabiwi/);
});
