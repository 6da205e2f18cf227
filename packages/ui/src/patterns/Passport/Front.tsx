import type { TrustTier } from '@repo/domain/trust-tier';
import type { ReactNode } from 'react';
import { Mark } from '../../brand/Mark/Mark.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { QrCode } from '../../components/QrCode/QrCode.tsx';
import { TrustBadge } from '../../components/TrustBadge/TrustBadge.tsx';
import { Facts } from '../../primitives/Facts/Facts.tsx';
import * as css from './Passport.css.ts';

export interface FrontProps {
  /** The name of the product, beside its mark. */
  brand: string;
  name: string;
  initials: string;
  photo?: string | undefined;
  /** Work, experience and place: 'Nanny', '5 years', 'Kilimani'. */
  about: readonly string[];
  /** A badge: 'Identity Verified'. */
  identity: ReactNode;
  tier: TrustTier;
  /** Null before anything was checked. */
  score: number | null;
  upTo?: number | null;
  /** At the foot, each on its line: 'With Amini since Nov 3, 2026', 'Checked Nov 23, 2026'. */
  dates: readonly string[];
  /** The page that a camera opens, and the picture in words. Null for a worker without a page. */
  page: { readonly address: string; readonly label: string } | null;
}

/** Who she is, how far she is trusted, and the code of her page. */
export function Front({
  brand,
  name,
  initials,
  photo,
  about,
  identity,
  tier,
  score,
  upTo = null,
  dates,
  page,
}: FrontProps) {
  return (
    <>
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
          <p className={css.about}>
            <Facts>{about}</Facts>
          </p>
          <span className={css.badge}>
            <TrustBadge tier={tier} score={score} upTo={upTo} />
          </span>
        </div>
      </div>
      <div className={css.foot}>
        <div className={css.dates}>
          {dates.map((date) => (
            <p key={date} className={css.date}>
              {date}
            </p>
          ))}
        </div>
        {page !== null && (
          <div className={css.code}>
            <QrCode text={page.address} label={page.label} />
          </div>
        )}
      </div>
    </>
  );
}
