import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import type { Icon } from '../../icons/make-icon.tsx';
import { join } from '../../primitives/join.ts';
import { tone as textTone, weight } from '../../primitives/Text/Text.css.ts';
import { ink } from '../../status/ink.css.ts';
import { useReplaced } from '../../use-replaced.ts';
import { arrow } from '../Disclosure/Disclosure.css.ts';
import { drawn } from '../StatusIcon/StatusIcon.css.ts';
import * as css from './Timeline.css.ts';

export const timelineLayouts = ['down', 'across'] as const;
export type TimelineStage = 'past' | 'now' | 'later';

export interface TimelineStep {
  /** Where two titles can be the same. */
  id?: string;
  title: string;
  /** Where the steps do not follow each other one by one; else `now` says it of all. */
  stage?: TimelineStage | undefined;
  /** The drawing of its state. Without it, the step has its number. */
  icon?: Icon;
  /** The colour of its state. Without it, the brand's. */
  tone?: StatusTone;
  /** Where the steps are news: whether its title is heavy, as one that the reader has not dealt with. */
  isNew?: boolean;
  /** Its state in words: 'Under review'. */
  state?: ReactNode;
  /** In a few words: 'Expected Mar 4, 2027'. */
  date?: string | undefined;
  /** Below the title: the next act, a link, the button of what to do. */
  text?: ReactNode;
  /** What few ask of a step that is over: it opens from the title. */
  more?: ReactNode;
}

export interface TimelineProps {
  steps: readonly TimelineStep[];
  /** The place of the step that goes on, from 0. Those before it are over. Without it, no step has begun. */
  now?: number;
  /** Names the list where no heading above it does. */
  label?: string;
  /** `across`: side by side from 768 px up, for a few steps on a page as wide as the viewport. */
  layout?: (typeof timelineLayouts)[number];
}

const stageAt = (place: number, now: number): TimelineStage =>
  place === now ? 'now' : place < now ? 'past' : 'later';

/** Steps in their order, on one line that is filled up to now. */
export function Timeline({ steps, now, label, layout = 'down' }: TimelineProps) {
  const stages = steps.map(
    ({ stage }, place) => stage ?? (now === undefined ? undefined : stageAt(place, now)),
  );
  const reached = stages.findIndex((stage) => stage !== 'past');
  const current = stages.indexOf('now');
  return (
    <ol className={join(css.list, layout === 'across' && css.across)} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step.id ?? step.title}
          className={join(css.step, (reached === -1 || place < reached) && css.behind)}
          aria-current={place === current ? 'step' : undefined}
        >
          <Disc {...step} stage={stages[place]} isCurrent={place === current} />
          <Words {...step} stage={stages[place]} isHeading={layout === 'across'} />
        </li>
      ))}
    </ol>
  );
}

interface DiscProps extends Pick<TimelineStep, 'stage' | 'icon' | 'tone'> {
  readonly isCurrent: boolean;
}

function Disc({ stage, icon: Drawing, tone, isCurrent }: DiscProps) {
  const colour = Drawing && tone ? ink[tone] : textTone.primary;
  const isNews = useReplaced(stage) !== undefined && stage === 'past' && tone === 'success';
  return (
    <span
      className={join(
        css.disc,
        stage === 'later' ? css.later : colour,
        !Drawing && css.numbered,
        !Drawing && weight.strong,
        stage === 'past' && css.past,
        isCurrent && css.current,
        isNews && drawn,
      )}
      aria-hidden="true"
    >
      <span className={css.glyph}>{Drawing && <Drawing size="small" />}</span>
    </span>
  );
}

interface WordsProps extends TimelineStep {
  /** Whether the title heads a column. */
  readonly isHeading: boolean;
}

function Words({ title, stage, tone = 'default', isNew, state, date, text, more, isHeading }: WordsProps) {
  const isNow = stage === 'now';
  const isHeavy = isNow || isHeading || isNew === true;
  const titleWeight = isHeavy ? weight.strong : isNew === false ? weight.regular : weight.medium;
  const below = join(css.text, isNow ? textTone.default : textTone.muted);
  const head = (
    <span className={css.head}>
      <span className={join(css.title, titleWeight)}>{title}</span>
      {state !== undefined && <span className={ink[tone]}>{state}</span>}
      {date !== undefined && <span className={join(css.date, textTone.muted)}>{date}</span>}
    </span>
  );
  return (
    <div className={css.words}>
      {more === undefined ? (
        head
      ) : (
        <details>
          <summary className={css.summary}>
            {head}
            <span className={join(arrow, css.arrow, textTone.muted)}>
              <ChevronDownIcon />
            </span>
          </summary>
          <div className={below}>{more}</div>
        </details>
      )}
      {text && <div className={below}>{text}</div>}
    </div>
  );
}
