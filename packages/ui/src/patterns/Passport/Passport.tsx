import type { TrustTier } from '@repo/domain/trust-tier';
import { useId, useState } from 'react';
import { TurnIcon } from '../../icons/TurnIcon.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { tierColours } from '../../components/ScoreCircle/tier-colours.ts';
import { Front, type FrontProps } from './Front.tsx';
import * as css from './Passport.css.ts';
import { Stamps, type PassportStamp } from './Stamps.tsx';
import { Weave } from './Weave.tsx';

export interface PassportProps extends FrontProps {
  /** The back: one for each check. Null for a card that is only revealed, and has no back yet. */
  stamps: readonly PassportStamp[] | null;
  /** The words of the two sides and of the button that turns the card. */
  words: { readonly front: string; readonly back: string; readonly turn: string; readonly turnBack: string };
  /** The card of a worker at her success turns into sight once. */
  isRevealed?: boolean;
}

/** Silver and Basic have an edge of their metal, and the tiers above it a weave of foil as well. */
const WOVEN: ReadonlySet<TrustTier> = new Set<TrustTier>(['Platinum', 'Gold']);

/** What a worker owns and can show at a gate: who she is on the front, and a stamp for each check on the back. */
export function Passport({ stamps, words, isRevealed = false, ...front }: PassportProps) {
  const [isTurned, setIsTurned] = useState(false);
  const [hasTurned, setHasTurned] = useState(false);
  const id = useId();
  const turn = () => {
    setIsTurned(!isTurned);
    setHasTurned(true);
  };
  const { score, upTo = null, tier } = front;
  // A score that can still rise has no metal yet.
  const metal = score !== null && upTo === null ? tierColours[tier] : undefined;
  const side = join(css.side, metal && css.foil[metal]);
  const weave = <Weave metal={WOVEN.has(tier) ? metal : undefined} />;
  return (
    <div className={css.place}>
      {/* A press on the card turns it, as its button does. */}
      <div
        role="presentation"
        className={join(css.stage, stamps !== null && css.turns, isRevealed && css.revealed)}
        onClick={stamps === null ? undefined : turn}
      >
        <div id={id} className={join(css.card, isTurned && css.turned)}>
          <section className={side} aria-label={words.front} inert={isTurned}>
            {weave}
            <Front {...front} upTo={upTo} />
          </section>
          {stamps !== null && (
            <section className={join(side, css.back)} aria-label={words.back} inert={!isTurned}>
              {weave}
              <Stamps title={words.back} stamps={stamps} />
            </section>
          )}
        </div>
      </div>
      {stamps !== null && (
        <>
          <Button variant="secondary" size="small" icon={<TurnIcon />} aria-controls={id} onClick={turn}>
            {isTurned ? words.turnBack : words.turn}
          </Button>
          <VisuallyHidden>
            <output>{hasTurned && (isTurned ? words.back : words.front)}</output>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
