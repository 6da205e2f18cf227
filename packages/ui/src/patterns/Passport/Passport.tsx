import type { TrustTier } from '@repo/domain/trust-tier';
import { useId, useState, type ReactNode } from 'react';
import { Mark } from '../../brand/Mark/Mark.tsx';
import { TurnIcon } from '../../icons/TurnIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { QrCode } from '../../components/QrCode/QrCode.tsx';
import { tierColours } from '../../components/ScoreCircle/tier-colours.ts';
import { TrustBadge } from '../../components/TrustBadge/TrustBadge.tsx';
import * as css from './Passport.css.ts';
import { Stamps, type PassportStamp } from './Stamps.tsx';
import { Weave } from './Weave.tsx';

export interface PassportProps {
  /** The name of the product, beside its mark. */
  brand: string;
  name: string;
  initials: string;
  photo?: string | undefined;
  /** 'Nanny · 5 years · Kilimani'. */
  about: string;
  /** A badge: 'Identity Verified'. */
  identity: ReactNode;
  tier: TrustTier;
  /** Null before anything was checked. */
  score: number | null;
  upTo?: number | null;
  /** Below the person: 'With Amini since Nov 23, 2026'. */
  since: string;
  /** The page that a camera opens, and the picture in words. Null for a worker without a page. */
  page: { readonly address: string; readonly label: string } | null;
  /** The back: one for each check. */
  stamps: readonly PassportStamp[];
  /** The words of the two sides and of the button that turns the card. */
  words: { readonly front: string; readonly back: string; readonly turn: string; readonly turnBack: string };
  /** The card of a worker at her success turns into sight once. */
  isRevealed?: boolean;
}

/** What a worker owns and can show at a gate: who she is on the front, and a stamp for each check on the back. */
export function Passport({
  brand,
  name,
  initials,
  photo,
  about,
  identity,
  tier,
  score,
  upTo = null,
  since,
  page,
  stamps,
  words,
  isRevealed = false,
}: PassportProps) {
  const [isTurned, setIsTurned] = useState(false);
  const id = useId();
  return (
    <div className={css.place}>
      <div className={join(css.stage, isRevealed && css.revealed)}>
        <div id={id} className={join(css.card, isTurned && css.turned)}>
          <section
            className={join(css.side, score !== null && upTo === null && css.foil[tierColours[tier]])}
            aria-label={words.front}
            inert={isTurned}
          >
            <Weave />
            <div className={css.top}>
              <span className={css.brand}>
                <Mark size="small" />
                {brand}
              </span>
              {identity}
            </div>
            <div className={css.person}>
              <Avatar initials={initials} photo={photo} size="large" />
              <div className={css.words}>
                <h2 className={css.name}>{name}</h2>
                <p className={css.about}>{about}</p>
                <span className={css.badge}>
                  <TrustBadge tier={tier} score={score} upTo={upTo} />
                </span>
              </div>
            </div>
            <div className={css.foot}>
              <p className={css.since}>{since}</p>
              {page !== null && (
                <div className={css.code}>
                  <QrCode text={page.address} label={page.label} />
                </div>
              )}
            </div>
          </section>
          <section className={join(css.side, css.back)} aria-label={words.back} inert={!isTurned}>
            <Weave />
            <Stamps title={words.back} stamps={stamps} />
          </section>
        </div>
      </div>
      <Button
        variant="secondary"
        size="small"
        icon={<TurnIcon />}
        aria-controls={id}
        onClick={() => setIsTurned(!isTurned)}
      >
        {isTurned ? words.turnBack : words.turn}
      </Button>
    </div>
  );
}
