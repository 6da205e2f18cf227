import { ArrowRightIcon } from '@repo/ui/icons/ArrowRightIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useId } from 'react';
import * as css from './FlowMap.css.ts';
import { flows, type Flow, type Step } from './flows.ts';
import { Picture } from './Picture.tsx';
import { screens, type State } from './screens.ts';

/** The state that a step names. */
export const stateOf = ([, title, name]: Step): State | undefined =>
  screens.find((screen) => screen.title === title)?.states.find((state) => state.name === name);

interface FlowStepProps {
  readonly step: Step;
  readonly number: number;
  readonly isLast: boolean;
}

function FlowStep({ step, number, isLast }: FlowStepProps) {
  const [word, title] = step;
  const state = stateOf(step);
  return (
    <li className={css.step}>
      <a className={css.link} href={state?.href}>
        {state !== undefined && <Picture state={state} frame="window" />}
        <span className={css.word}>
          <span className={css.number}>{number}</span> {word}
        </span>
        <span className={css.screen}>{title.replace(/^.*\//, '')}</span>
      </a>
      {!isLast && (
        <span className={css.arrow}>
          <ArrowRightIcon />
        </span>
      )}
    </li>
  );
}

function FlowRow({ flow: { name, steps } }: { readonly flow: Flow }) {
  const headingId = useId();
  return (
    <Stack gap="small">
      <Heading level={3} id={headingId}>
        {name}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keyboard's arrows */}
      <section className={css.region} aria-labelledby={headingId} tabIndex={0}>
        <ol className={css.steps}>
          {steps.map((step, index) => (
            <FlowStep key={step[0]} step={step} number={index + 1} isLast={index === steps.length - 1} />
          ))}
        </ol>
      </section>
    </Stack>
  );
}

/** The ways through the product, from one screen to the next. */
export const FlowMap = () => flows.map((flow) => <FlowRow key={flow.name} flow={flow} />);
