import { Heading } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guidance } from '../../packages/ui/src/guidance.ts';
import type { DrawnPair } from '../drawn/drawn-pair.ts';
import * as css from './page.css.ts';
import { Scope } from './Scope.tsx';
import { Sentence, Sentences } from './Sentences.tsx';

const sides = ['do', 'dont'] as const;
type Side = (typeof sides)[number];
const words: Readonly<Record<Side, string>> = { do: 'Do', dont: 'Don’t' };

/** One of the two sides, with its rule at the edge and its word above. */
const Sided = ({ side, children }: { readonly side: Side; readonly children: ReactNode }) => (
  <div className={css.rule[side]}>
    <p className={css.word[side]}>{words[side]}</p>
    {children}
  </div>
);

/** The right use beside the wrong one. The wrong one is a picture: nothing in it can be reached. */
const Drawn = ({ pair }: { readonly pair: DrawnPair }) => (
  <div className={css.pair}>
    {sides.map((side) => {
      const { shown: Shown, why } = pair[side];
      return (
        <Sided key={side} side={side}>
          <div className={css.drawing} inert>
            <Shown />
          </div>
          <p className={css.text}>
            <Sentence of={why} />
          </p>
        </Sided>
      );
    })}
  </div>
);

interface AdviceProps {
  readonly guidance: Guidance;
  readonly drawn: readonly DrawnPair[];
}

/** When to use it and when not: drawn where a pair exists, and in sentences. */
export const Advice = ({ guidance, drawn }: AdviceProps) => (
  <>
    <Heading>When to use it, and when not</Heading>
    <Scope className={`${css.stack} ${css.section}`}>
      {drawn.map((pair) => (
        <Drawn key={pair.do.why} pair={pair} />
      ))}
      <div className={css.pair}>
        {sides.map((side) => (
          <Sided key={side} side={side}>
            <Sentences of={guidance[side]} />
          </Sided>
        ))}
      </div>
    </Scope>
  </>
);
