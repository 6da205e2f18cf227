import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { ReactNode } from 'react';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import type { Icon } from '../../icons/make-icon.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { join } from '../../primitives/join.ts';
import * as badge from '../Badge/Badge.css.ts';
import * as css from './SealPanel.css.ts';

/** Where a fact stands on the first sheet of a printed report. */
export const sealPlaces = ['number', 'date', 'name'] as const;

export interface SealFact {
  /** 'Report number'. */
  term: string;
  value: ReactNode;
  /** Its letters and digits are compared one by one: a code, a number, a date. */
  isCode?: boolean;
  /** Its place in the head of the paper. A fact without one follows in a line. */
  place?: (typeof sealPlaces)[number];
}

export interface SealPanelProps {
  /** `success`: what is shown is real. `danger`: it is not, or counts no longer. */
  tone: StatusTone;
  /** The sign in the seal. It says the same as the tone. */
  icon: Icon;
  /** The verdict as a sentence, and the page's own heading: 'This report is genuine'. */
  title: string;
  /** What the verdict means, in a sentence or two. */
  text: string;
  /** What must be so for the verdict to count, right below it: 'Only this address is ours'. */
  note?: string | undefined;
  /** The facts that the verdict is about. */
  facts?: readonly SealFact[];
  /** A refusal in the place of the verdict, once the script of a static page shows it (`data-refusal`). */
  refusal?: { title: string; text: string } | undefined;
  /** A `Mark`: the facts are drawn as the head of the printed report, so that both can be compared at a glance. */
  mark?: ReactNode;
}

/** The answer of a page that a stranger asks one question: a seal, the verdict, and its facts below. */
export function SealPanel({ facts, mark, refusal, ...verdict }: SealPanelProps) {
  const isPaper = mark !== undefined;
  return (
    <div className={css.panel}>
      <div className={css.verdicts}>
        <Verdict {...verdict} level={1} />
        {refusal !== undefined && (
          <div hidden data-refusal className={css.refusal}>
            <Verdict {...refusal} level={2} tone="danger" icon={CrossIcon} />
          </div>
        )}
      </div>
      {facts !== undefined && facts.length > 0 && (
        <div className={join(isPaper && css.paper)}>
          {isPaper && <span className={css.mark}>{mark}</span>}
          <dl className={isPaper ? css.paperFacts : css.facts}>
            {facts.map(({ term, value, isCode = false, place }) => (
              <div key={term} className={isPaper ? css.onPaper[place ?? 'rest'] : css.fact}>
                <dt className={css.term}>{term}</dt>
                <dd className={join(css.value, isCode && css.code)}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

function Verdict({
  tone,
  icon: Sign,
  title,
  text,
  note,
  level,
}: Pick<SealPanelProps, 'tone' | 'icon' | 'title' | 'text' | 'note'> & { level: 1 | 2 }) {
  return (
    <div className={join(css.verdict, badge.tone[tone])}>
      <span className={css.seal[tone]}>
        <svg className={css.rosette} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
          {[0, 30, 60].map((turn) => (
            <rect key={turn} x="9" y="9" width="46" height="46" rx="9" transform={`rotate(${turn} 32 32)`} />
          ))}
        </svg>
        <span className={css.sign}>
          <Sign size="large" />
        </span>
      </span>
      <div className={css.words}>
        <Heading level={level} size={1}>
          {title}
        </Heading>
        <p className={css.text}>{text}</p>
      </div>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </div>
  );
}
