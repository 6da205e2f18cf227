import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './Stepper.css.ts';

export const stepStates = ['done', 'lacking', 'current', 'toCome'] as const;
type StepState = (typeof stepStates)[number];

export interface StepperProps {
  /** The goal of the steps: 'Complete your profile'. */
  label: string;
  /** Each step in two or three words, all different. */
  steps: readonly string[];
  /** The user's current step, from 1. One more than the number of steps when all are done. */
  current: number;
  /** Steps, from 1, that lack a required input: such a step gets no tick when it is past. */
  incomplete?: readonly number[];
  /** The position in words. The default is 'Step 2 of 3'. */
  stepText?: (step: number, total: number) => string;
  /** For screen readers, after the name of a past step. The default is 'done'. */
  doneText?: string;
}

/** More steps than these need more room for their words. */
const FEW = 5;

function stateOf(step: number, current: number, incomplete?: readonly number[]): StepState {
  if (step === current) return 'current';
  if (step > current) return 'toCome';
  return incomplete?.includes(step) === true ? 'lacking' : 'done';
}

const english: Words['stepper'] = {
  step: (step, total) => `Step ${String(step)} of ${String(total)}`,
  done: 'done',
  lacking: 'not complete',
};

/** The user's position in a form of several screens. In a narrow container, only the current step has visible words. */
export function Stepper({ label, steps, current, incomplete, stepText, doneText }: StepperProps) {
  const words = useWords('stepper', english);
  const say = stepText ?? words.step;
  const name = steps[current - 1];
  return (
    <div className={css.stepper[steps.length > FEW ? 'many' : 'few']}>
      {name !== undefined && (
        // The list says the same to screen readers.
        <p className={css.here} aria-hidden="true">
          {say(current, steps.length)}
          <strong className={css.hereName}>{name}</strong>
        </p>
      )}
      <ol className={css.list} aria-label={label}>
        {steps.map((step, index) => {
          const state = stateOf(index + 1, current, incomplete);
          return (
            <li key={step} className={css.step} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={join(css.mark, css.marks[state])} aria-hidden="true">
                {state === 'done' ? <CheckIcon /> : index + 1}
              </span>
              <VisuallyHidden>{`${say(index + 1, steps.length)}: `}</VisuallyHidden>
              <span className={join(css.name, css.names[state])}>{step}</span>
              {state === 'done' && <VisuallyHidden>{` (${doneText ?? words.done})`}</VisuallyHidden>}
              {state === 'lacking' && <VisuallyHidden>{` (${words.lacking})`}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
