import { trackedStateLabels, trackingOf } from '@repo/domain/check-tracking';
import { explainedRows, trustStateLabels } from '@repo/domain/trust-words';
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
          trackedStateLabels[state],
          [next, date].filter((text) => text !== null).join('\n'),
        ];
      }),
    },
  ];
}

/** The components of the score. Their points add up to the score. */
export function scoreBlocks({ trust_score, trust_badge, trust_score_breakdown }: DeepCheck): Block[] {
  const rows = explainedRows(trust_score_breakdown);
  const sum = (key: 'points' | 'max') => rows.reduce((total, row) => total + row[key], 0);
  return [
    {
      kind: 'heading',
      text: 'Trust score',
      // Amber is for open states.
      state: {
        text: `${trust_score} out of 100, ${trust_badge}`,
        tone: trust_badge === 'Basic' ? 'open' : 'good',
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
          `${row.points} of ${row.max}`,
          trustStateLabels[row.state],
          row.text,
        ]),
        ['Total', `${sum('points')} of ${sum('max')}`, '', ''],
      ],
    },
  ];
}
