import { trackingOf } from '@repo/domain/check-tracking';
import { NOT_CHECKED_YET, scoreText, shownScore } from '@repo/domain/trust-reach';
import { SCORE_MAXIMUM } from '@repo/domain/trust-score';
import { scoreOutcomes } from '@repo/domain/report-verdict';
import { explainedRows } from '@repo/domain/trust-words';
import { checkStates, scoreStates } from '@repo/domain/status-vocabulary';
import type { DeepCheck, Report } from './build-report.ts';
import type { Block } from './pdf/printed-document.ts';

/**
 * Every check with its source, its state, the next actor and the expected date. Empty before the worker's
 * consent.
 */
export function progressBlocks({ completion: { checks }, worker }: Report): Block[] {
  if (checks.length === 0) return [];
  return [
    { kind: 'heading', text: 'Verification Progress' },
    {
      kind: 'table',
      columns: [
        { header: 'Check', share: 0.24 },
        { header: 'Source', share: 0.2 },
        { header: 'State', share: 0.16 },
        { header: 'Next', share: 0.4 },
      ],
      rows: checks.map((check) => {
        const { title, source, state, next, date } = trackingOf(check, worker.name);
        return [
          title,
          source ?? '',
          checkStates[state].english,
          [next, date].filter((text) => text !== null).join('\n'),
        ];
      }),
    },
  ];
}

/** The components of the score, as far as the package shows them. */
export function scoreBlocks(deepCheck: DeepCheck): Block[] {
  const { trust_badge } = deepCheck;
  const rows = explainedRows(deepCheck.trust_score_breakdown, scoreOutcomes(deepCheck));
  const shown = shownScore(deepCheck);
  return [
    {
      kind: 'heading',
      text: 'Trust score',
      state: {
        text: shown.score === null ? NOT_CHECKED_YET : `${scoreText(shown)}, ${trust_badge}`,
        tone: trust_badge === 'Basic' || shown.score === null ? 'default' : 'success',
      },
    },
    {
      kind: 'table',
      columns: [
        { header: 'Component', share: 0.24 },
        { header: 'Points', share: 0.13 },
        { header: 'State', share: 0.16 },
        { header: 'Why', share: 0.47 },
      ],
      rows: [
        ...rows.map((row) => [
          row.label,
          row.state === 'locked' ? '' : `${row.points} of ${row.max}`,
          scoreStates[row.state].english,
          row.text,
        ]),
        ...(shown.score === null ? [] : [['Total', `${shown.score} of ${SCORE_MAXIMUM}`, '', '']]),
      ],
    },
  ];
}
